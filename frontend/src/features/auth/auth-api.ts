import type { User } from '@kkumpuri/contract';
import { api } from '@/api/api';

/** Calls of the app shell. Calls of the forms are in auth-forms-api.ts, so that `/` does not load them. */
const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    verify: build.query<{ valid: boolean; user?: User; termsDue?: string }, string>({
      query: (token) => ({ url: '/auth/verify', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const verify = authApi.endpoints.verify;
