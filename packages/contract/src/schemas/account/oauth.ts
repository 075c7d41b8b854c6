import * as z from 'zod/mini';
import { errorMessages, validationMessages as messages } from '../../messages.js';
import { emailSchema, givenPasswordSchema, newPasswordSchema, tokenText, usernameSchema } from './auth.js';
import { totpCodeText } from './totp-code.js';

export const oauthProviders = ['kakao', 'naver', 'oidc'] as const;
export type OAuthProviderId = (typeof oauthProviders)[number];

/** An external sign-in provider. */
export const oauthProviderSchema = z.object({ id: z.enum(oauthProviders), name: z.string() });
export type OAuthProvider = z.infer<typeof oauthProviderSchema>;
export const oauthProviderListSchema = z.object({ providers: z.array(oauthProviderSchema) });

/** SHA-256 in base64url. */
const challengeText = z.string().check(z.regex(/^[\w-]{43}$/, { error: messages.malformed }));
const verifierText = z.string().check(z.regex(/^[\w-]{43,128}$/, { error: messages.malformed }));

/**
 * Query that starts a sign-in flow. Only a client that knows the verifier of this challenge can redeem the returned
 * code, so a link cannot sign a user in to another person's account.
 */
export const oauthStartQuerySchema = z.object({ challenge: z.optional(challengeText) });
export type OAuthStartQuery = z.infer<typeof oauthStartQuerySchema>;

const returnedCode = { code: tokenText(errorMessages.oauthCodeInvalid), verifier: z.optional(verifierText) };

/** The returned code and, for new users, the registration fields. */
export const oauthExchangeSchema = z.object({
  ...returnedCode,
  username: z.optional(usernameSchema),
  /** Required if the provider returned no e-mail address. */
  email: z.optional(emailSchema),
  agreeTerms: z.optional(z.literal(true, { error: messages.termsRequired })),
  over14: z.optional(z.literal(true, { error: messages.over14Required })),
  totp: z.optional(totpCodeText),
});
export type OAuthExchangeInput = z.infer<typeof oauthExchangeSchema>;

/** Sent before a member is redirected to the provider. Requires the password, if the account has one. */
export const connectStartSchema = z.object({
  challenge: z.optional(challengeText),
  password: z.optional(givenPasswordSchema),
});
export type ConnectStartInput = z.infer<typeof connectStartSchema>;
export const connectStartAnswerSchema = z.object({ url: z.string() });

export const connectSchema = z.object(returnedCode);
export type ConnectInput = z.infer<typeof connectSchema>;

/** For members who sign in with an external provider and have no password. */
export const setPasswordSchema = z.object({ newPassword: newPasswordSchema });
export type SetPasswordInput = z.infer<typeof setPasswordSchema>;

/** Reasons why the provider returns a user without a code. */
export const oauthFailures = ['cancelled', 'expired', 'refused', 'away'] as const;
export type OAuthFailure = (typeof oauthFailures)[number];
