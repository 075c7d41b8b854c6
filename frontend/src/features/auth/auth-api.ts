import type { User } from '@kkumpuri/contract';
import { api } from '@/api/api';

/** What the shell needs; the forms' calls are in auth-forms-api.ts, so that `/` does not carry them. */
const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    verify: build.query<{ valid: boolean; user?: User; termsDue?: string }, string>({
      query: (token) => ({ url: '/auth/verify', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const verify = authApi.endpoints.verify;
