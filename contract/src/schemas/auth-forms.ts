import * as z from 'zod/mini';
import { validationMessages as messages } from '../messages.js';
import { normalizeText } from '../text.js';
import { emailSchema, givenPasswordSchema, newPasswordSchema, usernameSchema } from './auth.js';

/** What the screens ask for beyond what is sent: the new password a second time. */
const confirmationSchema = z
  .string({ error: messages.confirmationRequired })
  .check(z.refine((text) => text !== '', { error: messages.confirmationRequired }));

interface WithConfirmation {
  confirmPassword: string;
}

const bothTexts = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && other !== '';

/** Speaks beside the messages of the other fields, not only once they are all right. */
function confirms<Name extends string>(name: Name) {
  return z.refine<Record<Name, string> & WithConfirmation>(
    (form) => normalizeText(form[name]) === normalizeText(form.confirmPassword),
    {
      error: messages.confirmationMismatch,
      path: ['confirmPassword'],
      when: ({ value }) => {
        const form = value as Record<string, unknown>;
        return bothTexts(form[name], form.confirmPassword);
      },
    },
  );
}

export const registerFormSchema = z
  .object({
    email: emailSchema,
    username: usernameSchema,
    password: newPasswordSchema,
    confirmPassword: confirmationSchema,
  })
  .check(confirms('password'));
export type RegisterForm = z.infer<typeof registerFormSchema>;

export const resetPasswordFormSchema = z
  .object({ newPassword: newPasswordSchema, confirmPassword: confirmationSchema })
  .check(confirms('newPassword'));
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

export const changePasswordFormSchema = z
  .object({
    currentPassword: givenPasswordSchema,
    newPassword: newPasswordSchema,
    confirmPassword: confirmationSchema,
  })
  .check(confirms('newPassword'));
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
