import type { ChangePasswordInput, LoggedIn, LoginInput, RegisterInput, User } from '@kkumpuri/contract';
import { api } from '@/api/api';

interface Registered {
  token: string;
  user: User;
  linkedDreams: number;
}

const post = <Body>(url: string) => ({
  query: (body: Body) => ({ url, method: 'POST', body }),
});

const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoggedIn, LoginInput>(post('/auth/login')),
    register: build.mutation<Registered, RegisterInput>(post('/auth/register')),
    forgotPassword: build.mutation<{ message: string; tempPassword?: string }, { email: string }>(
      post('/auth/forgot-password'),
    ),
    resetPassword: build.mutation<{ message: string }, { token: string; newPassword: string }>(
      post('/auth/reset-password'),
    ),
    /** Checks a reset link without consuming it. */
    checkResetLink: build.query<null, string>({
      query: (token) => ({ url: '/auth/reset-password/check', method: 'POST', body: { token } }),
    }),
    changePassword: build.mutation<{ message: string; token: string }, ChangePasswordInput>(
      post('/auth/change-password'),
    ),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useCheckResetLinkQuery,
} = formsApi;
