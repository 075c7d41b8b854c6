import * as z from 'zod/mini';
import { validationMessages as messages } from '../../messages.js';
import { isStorableText } from '../../text.js';
import { emailSchema, givenPasswordSchema, tokenText, userSchema, usernameSchema } from './auth.js';
import { timeSchema } from '../common.js';

/** The account as shown to its own member. */
export const accountSchema = z.extend(userSchema, {
  has_password: z.boolean(),
  /** Connected sign-in providers, such as `kakao`. */
  providers: z.array(z.string()),
  /** Version of the terms that the member agreed to; null without a recorded agreement. */
  agreed_terms: z.nullable(z.string()),
  agreed_at: z.nullable(timeSchema),
});
export type Account = z.infer<typeof accountSchema>;
export const accountAnswerSchema = z.object({ user: accountSchema });

export const changeAccountSchema = z.object({
  username: z.optional(usernameSchema),
  /** Agreement to the current terms. */
  agreeTerms: z.optional(z.literal(true, { error: messages.termsRequired })),
  /** Whether a model may read the member's dreams. */
  useAi: z.optional(z.boolean({ error: messages.malformed })),
});
export type ChangeAccountInput = z.infer<typeof changeAccountSchema>;

export const changeEmailSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;
export const confirmEmailSchema = z.object({ token: tokenText(messages.tokenRequired) });

/** Forms of the account screens. */
export const changeAccountFormSchema = z.object({ username: usernameSchema });
export const passwordOnceFormSchema = z.object({ password: givenPasswordSchema });
export const leaveByEmailFormSchema = z.object({ confirm: emailSchema });

/** The password or, for an account without one, the e-mail address typed as confirmation. */
export const leaveSchema = z.object({
  password: z.optional(givenPasswordSchema),
  confirm: z.optional(
    z
      .string()
      .check(
        z.maxLength(1000, { error: messages.malformed, abort: true }),
        z.refine(isStorableText, { error: messages.unstorable }),
      ),
  ),
});
export type LeaveInput = z.infer<typeof leaveSchema>;
