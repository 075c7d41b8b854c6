import { SetMetadata } from '@nestjs/common';

export const IGNORES_ACCESS_TOKEN = Symbol('IGNORES_ACCESS_TOKEN');

/** For calls that need no access token and must not fail over a stale one, such as logging in. */
export const IgnoreAccessToken = () => SetMetadata(IGNORES_ACCESS_TOKEN, true);
