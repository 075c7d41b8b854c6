import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './errors';
import { serviceOrigin } from './origin';
import { heedRefusal } from './refused-access-token';
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

/** Every call: session and access token out, a new session in, failures in our words, a refused access token made known. */
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
  if (!result.error) return { data: result.data, meta: result.meta };
  const error = toApiError(result.error);
  heedRefusal(error, sent, api.dispatch);
  return { error, meta: result.meta };
};
