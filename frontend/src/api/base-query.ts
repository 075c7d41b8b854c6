import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './errors';
import { dropCachedResponse, findCachedResponse, isGone, isReadable, cacheResponse } from './response-cache';
import { serviceOrigin } from './origin';
import { handleTokenRejection } from './refused-access-token';
import { keepSession, SESSION_HEADER, sessionId, storedToken } from './session';

const TIMEOUT_MS = 15_000;

const rawBaseQuery = fetchBaseQuery({
  baseUrl: `${serviceOrigin}/api`,
  timeout: TIMEOUT_MS,
  prepareHeaders(headers) {
    headers.set(SESSION_HEADER, sessionId());
    const token = storedToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
});

/** Returns the address if the response is cached for offline reading. */
function readableAddress(args: string | FetchArgs): string | undefined {
  const { url, method, params } = typeof args === 'string' ? { url: args } : args;
  if (method || !isReadable(url)) return undefined;
  const query = new URLSearchParams(params).toString();
  return query ? `${url}?${query}` : url;
}

/** Sends session and access token, stores a new session, maps errors to ApiError and reports rejected access tokens. */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const sent = storedToken();
  const result = await rawBaseQuery(args, api, extra);
  keepSession(result.meta?.response?.headers.get(SESSION_HEADER) ?? null);
  const address = readableAddress(args);
  if (!result.error) {
    if (address) cacheResponse(address, result.data, sent);
    return { data: result.data, meta: result.meta };
  }
  const error = toApiError(result.error);
  const kept = address && error.kind === 'network' ? await findCachedResponse(address) : undefined;
  if (kept !== undefined) return { data: kept, meta: result.meta };
  if (address && error.kind === 'http' && isGone(error.status)) void dropCachedResponse(address);
  handleTokenRejection(error, sent, api.dispatch);
  return { error, meta: result.meta };
};
