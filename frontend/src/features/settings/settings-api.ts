import type {
  LoginSession,
  RecoveryCodes,
  TotpDisableInput,
  TotpSecret,
  TotpState,
} from '@kkumpuri/contract';
import { api } from '@/api/api';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<LoginSession[], void>({
      query: () => '/auth/sessions',
      transformResponse: ({ sessions }: { sessions: LoginSession[] }) => sessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    readTotp: build.query<TotpState, void>({ query: () => '/auth/totp', providesTags: ['Totp'] }),
    beginTotp: build.mutation<TotpSecret, { password: string }>({
      query: (body) => ({ url: '/auth/totp', method: 'POST', body }),
    }),
    confirmTotp: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: '/auth/totp/confirm', method: 'POST', body }),
    }),
    disableTotp: build.mutation<{ message: string }, TotpDisableInput>({
      query: (body) => ({ url: '/auth/totp', method: 'DELETE', body }),
      invalidatesTags: ['Totp'],
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useReadTotpQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useDisableTotpMutation,
} = settingsApi;
