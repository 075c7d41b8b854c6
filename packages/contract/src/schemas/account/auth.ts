import * as z from 'zod/mini';
import { limits } from '../../limits.js';
import { errorMessages, validationMessages as messages } from '../../messages.js';
import { isReservedName } from '../../names.js';
import { countCharacters, isBeyond, isStorableText, normalizeText } from '../../text.js';
import { idSchema, requiredText, timeSchema } from '../common.js';
import { totpCodeText } from './totp-code.js';

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  is_admin: z.boolean(),
  created_at: timeSchema,
  /** False for members who opted out of model readings. */
  use_ai: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

export const emailSchema = z.pipe(
  requiredText({
    required: messages.emailRequired,
    tooLong: { max: limits.email.max, message: messages.emailInvalid },
  }),
  z.string().check(z.regex(EMAIL, { error: messages.emailInvalid })),
);

/** Rejected in names, which are single-line. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

export const usernameSchema = z.pipe(
  requiredText({
    required: messages.usernameRequired,
    tooShort: { min: limits.username.min, message: messages.usernameLength },
    tooLong: { max: limits.username.max, message: messages.usernameLength },
    isLine: true,
  }),
  z.string().check(
    z.refine((text) => !CONTROL_CHARACTER.test(text), { error: messages.unstorable, abort: true }),
    z.refine((text) => !isReservedName(text), { error: messages.nameReserved }),
  ),
);

/** Keeps leading and trailing spaces. NFC normalization does not change the intended password. */
export const newPasswordSchema = z.pipe(
  z.pipe(
    z.string({ error: messages.passwordRequired }).check(
      z.refine((text) => text !== '', { error: messages.passwordRequired, abort: true }),
      z.refine((text) => !isBeyond(limits.password.max, text), {
        error: messages.passwordTooLong,
        abort: true,
      }),
      z.refine(isStorableText, { error: messages.unstorable, abort: true }),
    ),
    z.transform(normalizeText),
  ),
  z.string().check(
    z.refine((text) => countCharacters(text) >= limits.password.min, {
      error: messages.passwordTooShort,
      abort: true,
    }),
    z.refine((text) => countCharacters(text) <= limits.password.max, { error: messages.passwordTooLong }),
  ),
);

z.globalRegistry.add(newPasswordSchema, { minLength: limits.password.min, maxLength: limits.password.max });

/** A password to verify: must be present, storable and at most 1000 code units long. */
export const givenPasswordSchema = z.pipe(
  z.string({ error: messages.passwordRequired }).check(
    z.refine((text) => text !== '', { error: messages.passwordRequired, abort: true }),
    z.maxLength(1000, { error: messages.passwordTooLong, abort: true }),
    z.refine(isStorableText, { error: messages.unstorable, abort: true }),
  ),
  z.transform(normalizeText),
);

export const registerSchema = z.object({
  email: emailSchema,
  username: usernameSchema,
  password: newPasswordSchema,
  /** The server stores an agreement with its version and time. Optional: registration also works without it. */
  agreeTerms: z.optional(z.literal(true, { error: messages.termsRequired })),
  over14: z.optional(z.literal(true, { error: messages.over14Required })),
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  /** Authenticator code or recovery code. Required if two-step sign-in is enabled. */
  totp: z.optional(totpCodeText),
});
export type LoginInput = z.infer<typeof loginSchema>;

/** Token of a link, such as a password reset link. */
export const tokenText = (required: string) =>
  z.string({ error: required }).check(
    z.refine((text) => text.trim() !== '', { error: required, abort: true }),
    z.maxLength(4096, { error: messages.malformed, abort: true }),
    z.refine(isStorableText, { error: messages.unstorable, abort: true }),
  );

export const verifySchema = z.object({ token: tokenText(messages.tokenRequired) });
export const forgotPasswordSchema = z.object({ email: emailSchema });
export const resetTokenSchema = z.object({ token: tokenText(errorMessages.resetTokenInvalid) });
export const resetPasswordSchema = z.extend(resetTokenSchema, {
  newPassword: newPasswordSchema,
});
export const changePasswordSchema = z.object({
  currentPassword: givenPasswordSchema,
  newPassword: newPasswordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Version of the terms that the member still has to agree to. */
const termsDueSchema = z.optional(z.string());

export const loggedInSchema = z.object({
  token: z.string(),
  user: userSchema,
  termsDue: termsDueSchema,
  mustChangePassword: z.optional(z.boolean()),
});
export type LoggedIn = z.infer<typeof loggedInSchema>;
export const registeredSchema = z.object({
  token: z.string(),
  user: userSchema,
  termsDue: termsDueSchema,
  linkedDreams: z.int(),
});
export const verifiedSchema = z.object({
  valid: z.boolean(),
  user: z.optional(userSchema),
  termsDue: termsDueSchema,
});
export const forgotPasswordAnswerSchema = z.object({
  message: z.string(),
  tempPassword: z.optional(z.string()),
});
export const passwordChangedSchema = z.object({ message: z.string(), token: z.string() });
