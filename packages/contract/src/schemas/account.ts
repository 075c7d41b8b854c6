import * as z from 'zod/mini';
import { validationMessages as messages } from '../messages.js';
import { isStorableText } from '../text.js';
import { emailSchema, givenPasswordSchema, tokenText, userSchema, usernameSchema } from './auth.js';
import { timeSchema } from './common.js';

/** The account as its own member sees it. */
export const accountSchema = z.extend(userSchema, {
  has_password: z.boolean(),
  /** The other ways in, such as `kakao`. */
  providers: z.array(z.string()),
  /** The version of the terms that the member agreed to; null for who joined before that was asked. */
  agreed_terms: z.nullable(z.string()),
  agreed_at: z.nullable(timeSchema),
});
export type Account = z.infer<typeof accountSchema>;
export const accountAnswerSchema = z.object({ user: accountSchema });

export const changeAccountSchema = z.object({
  username: z.optional(usernameSchema),
  /** To the terms as they are now. */
  agreeTerms: z.optional(z.literal(true, { error: messages.termsRequired })),
  /** Whether a model may read the member's dreams. */
  useAi: z.optional(z.boolean({ error: messages.malformed })),
});
export type ChangeAccountInput = z.infer<typeof changeAccountSchema>;

export const changeEmailSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;
export const confirmEmailSchema = z.object({ token: tokenText(messages.tokenRequired) });

/** What the screens ask for. */
export const changeAccountFormSchema = z.object({ username: usernameSchema });
export const passwordOnceFormSchema = z.object({ password: givenPasswordSchema });
export const leaveByEmailFormSchema = z.object({ confirm: emailSchema });

/** The password, or the e-mail typed where there is none. */
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
