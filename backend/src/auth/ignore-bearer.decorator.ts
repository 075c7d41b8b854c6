import { SetMetadata } from '@nestjs/common';

export const IGNORES_BEARER = Symbol('IGNORES_BEARER');

/** For calls that need no bearer and must not fail over a stale one, such as logging in. */
export const IgnoreBearer = () => SetMetadata(IGNORES_BEARER, true);
