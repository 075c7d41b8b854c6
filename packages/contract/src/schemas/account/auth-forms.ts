import * as z from 'zod/mini';
import { validationMessages as messages } from '../../messages.js';
import { normalizeText } from '../../text.js';
import { emailSchema, givenPasswordSchema, loginSchema, newPasswordSchema, usernameSchema } from './auth.js';
import { totpCodeText } from './totp-code.js';

/** The repeated new password. Forms validate it, but do not send it. */
const confirmationSchema = z
  .string({ error: messages.confirmationRequired })
  .check(z.refine((text) => text !== '', { error: messages.confirmationRequired }));

/** A required checkbox; its value is `yes` when ticked. */
const tickedBox = (error: string) => z.string({ error }).check(z.refine((text) => text === 'yes', { error }));

/** Uses an intersection to report both errors: a refinement of the form itself is skipped while a field is invalid. */
function withConfirmation<Name extends string, Form extends z.ZodMiniType>(name: Name, form: Form) {
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

/** `totp` is empty until the server requires a code. */
export const loginFormSchema = z.extend(loginSchema, { totp: totpCodeText });
export type LoginForm = z.infer<typeof loginFormSchema>;

export const registerFormSchema = withConfirmation(
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

/** Fields that a new user still has to fill in after signing in with an external provider. */
export const joinFormSchema = z.object({
  email: emailSchema,
  username: usernameSchema,
  agreeTerms: tickedBox(messages.termsRequired),
  over14: tickedBox(messages.over14Required),
});
export type JoinForm = z.infer<typeof joinFormSchema>;

export const resetPasswordFormSchema = withConfirmation(
  'newPassword',
  z.object({ newPassword: newPasswordSchema, confirmPassword: confirmationSchema }),
);
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

export const changePasswordFormSchema = withConfirmation(
  'newPassword',
  z.object({
    currentPassword: givenPasswordSchema,
    newPassword: newPasswordSchema,
    confirmPassword: confirmationSchema,
  }),
);
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
