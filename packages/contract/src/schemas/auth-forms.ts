import * as z from 'zod/mini';
import { validationMessages as messages } from '../messages.js';
import { normalizeText } from '../text.js';
import { emailSchema, givenPasswordSchema, loginSchema, newPasswordSchema, usernameSchema } from './auth.js';
import { totpCodeText } from './totp-code.js';

/** What the screens ask for beyond what is sent: the new password a second time. */
const confirmationSchema = z
  .string({ error: messages.confirmationRequired })
  .check(z.refine((text) => text !== '', { error: messages.confirmationRequired }));

/** A box with this value that was ticked. */
const tickedBox = (error: string) => z.string({ error }).check(z.refine((text) => text === 'yes', { error }));

/** Both parts of an intersection speak: a check of the form itself is silent while one of its fields is wrong. */
function confirmed<Name extends string, Form extends z.ZodMiniType>(name: Name, form: Form) {
  const matches = ({ [name]: password, confirmPassword }: Record<string, unknown>): boolean => {
    if (typeof password !== 'string' || typeof confirmPassword !== 'string') return true;
    return confirmPassword === '' || normalizeText(password) === normalizeText(confirmPassword);
  };
  const given = z
    .looseObject({})
    .check(z.refine(matches, { error: messages.confirmationMismatch, path: ['confirmPassword'] }));
  return z.intersection(
    form,
    z.pipe(
      given,
      z.transform(() => ({})),
    ),
  );
}

/** The code is empty until it is asked for. */
export const loginFormSchema = z.extend(loginSchema, { totp: totpCodeText });
export type LoginForm = z.infer<typeof loginFormSchema>;

export const registerFormSchema = confirmed(
  'password',
  z.object({
    email: emailSchema,
    username: usernameSchema,
    password: newPasswordSchema,
    confirmPassword: confirmationSchema,
    agreeTerms: tickedBox(messages.termsRequired),
    over14: tickedBox(messages.over14Required),
  }),
);
export type RegisterForm = z.infer<typeof registerFormSchema>;

/** What somebody new who comes by another service still has to say. */
export const joinFormSchema = z.object({
  email: emailSchema,
  username: usernameSchema,
  agreeTerms: tickedBox(messages.termsRequired),
  over14: tickedBox(messages.over14Required),
});
export type JoinForm = z.infer<typeof joinFormSchema>;

export const resetPasswordFormSchema = confirmed(
  'newPassword',
  z.object({ newPassword: newPasswordSchema, confirmPassword: confirmationSchema }),
);
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

export const changePasswordFormSchema = confirmed(
  'newPassword',
  z.object({
    currentPassword: givenPasswordSchema,
    newPassword: newPasswordSchema,
    confirmPassword: confirmationSchema,
  }),
);
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
