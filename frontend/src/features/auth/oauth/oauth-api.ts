import type {
  ConnectInput,
  ConnectStartInput,
  OAuthExchangeInput,
  OAuthProvider,
  SetPasswordInput,
  User,
} from '@kkumpuri/contract';
import { api } from '@/api/api';

interface Admitted {
  token: string;
  user: User;
  termsDue?: string;
  linkedDreams: number;
}

const oauthApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviders: build.query<OAuthProvider[], void>({
      query: () => '/auth/oauth/providers',
      transformResponse: ({ providers }: { providers: OAuthProvider[] }) => providers,
    }),
    exchangeCode: build.mutation<Admitted, OAuthExchangeInput>({
      query: (body) => ({ url: '/auth/oauth/exchange', method: 'POST', body }),
    }),
    beginConnecting: build.mutation<{ url: string }, ConnectStartInput & { provider: string }>({
      query: ({ provider, ...body }) => ({ url: `/auth/me/identities/${provider}`, method: 'POST', body }),
    }),
    connect: build.mutation<{ message: string }, ConnectInput>({
      query: (body) => ({ url: '/auth/me/identities', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    disconnect: build.mutation<{ message: string }, string>({
      query: (provider) => ({ url: `/auth/me/identities/${provider}`, method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    setPassword: build.mutation<{ message: string; token: string }, SetPasswordInput>({
      query: (body) => ({ url: '/auth/me/password', method: 'POST', body }),
    }),
  }),
});

export const {
  useListProvidersQuery,
  useExchangeCodeMutation,
  useBeginConnectingMutation,
  useConnectMutation,
  useDisconnectMutation,
  useSetPasswordMutation,
} = oauthApi;
