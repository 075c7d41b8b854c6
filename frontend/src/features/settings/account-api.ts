import type { Account, ChangeAccountInput, ChangeEmailInput, LeaveInput } from '@kkumpuri/contract';
import { api } from '@/api/api';

const userOf = ({ user }: { user: Account }) => user;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAccount: build.query<Account, void>({
      query: () => '/auth/me',
      transformResponse: userOf,
      providesTags: ['Account'],
    }),
    changeAccount: build.mutation<Account, ChangeAccountInput>({
      query: (body) => ({ url: '/auth/me', method: 'PATCH', body }),
      transformResponse: userOf,
      invalidatesTags: ['Account', { type: 'Post', id: 'LIST' }],
    }),
    changeEmail: build.mutation<{ message: string }, ChangeEmailInput>({
      query: (body) => ({ url: '/auth/me/email', method: 'POST', body }),
    }),
    confirmEmail: build.mutation<{ message: string }, { token: string }>({
      query: (body) => ({ url: '/auth/me/email/confirm', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    leave: build.mutation<null, LeaveInput>({
      query: (body) => ({ url: '/auth/me', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useReadAccountQuery,
  useChangeAccountMutation,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useLeaveMutation,
} = accountApi;
