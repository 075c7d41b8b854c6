import { SetMetadata } from '@nestjs/common';

export const IGNORES_ACCESS_TOKEN = Symbol('IGNORES_ACCESS_TOKEN');

/** For routes that need no access token and must accept requests with a stale one, such as the login. */
export const IgnoreAccessToken = () => SetMetadata(IGNORES_ACCESS_TOKEN, true);
