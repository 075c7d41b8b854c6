import * as z from 'zod/mini';
import { errorMessages, validationMessages as messages } from '../messages.js';
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
 * Where somebody sets out. Only who knows the verifier of this challenge can use the code that comes back, so nobody can
 * be brought into another person's account by a link.
 */
export const oauthStartQuerySchema = z.object({ challenge: z.optional(challengeText) });
export type OAuthStartQuery = z.infer<typeof oauthStartQuerySchema>;

const returnedCode = { code: tokenText(errorMessages.oauthCodeInvalid), verifier: z.optional(verifierText) };

/** The code, and for who is new what a registration asks. */
export const oauthExchangeSchema = z.object({
  ...returnedCode,
  username: z.optional(usernameSchema),
  /** Where the provider gave none. */
  email: z.optional(emailSchema),
  agreeTerms: z.optional(z.literal(true, { error: messages.termsRequired })),
  over14: z.optional(z.literal(true, { error: messages.over14Required })),
  totp: z.optional(totpCodeText),
});
export type OAuthExchangeInput = z.infer<typeof oauthExchangeSchema>;

/** Before a member goes to the provider: the password once more, where there is one. */
export const connectStartSchema = z.object({
  challenge: z.optional(challengeText),
  password: z.optional(givenPasswordSchema),
});
export type ConnectStartInput = z.infer<typeof connectStartSchema>;
export const connectStartAnswerSchema = z.object({ url: z.string() });

export const connectSchema = z.object(returnedCode);
export type ConnectInput = z.infer<typeof connectSchema>;

/** For members who signed in with another service and have no password. */
export const setPasswordSchema = z.object({ newPassword: newPasswordSchema });
export type SetPasswordInput = z.infer<typeof setPasswordSchema>;

/** Why somebody comes back from the provider without a code. */
export const oauthFailures = ['cancelled', 'expired', 'refused', 'away'] as const;
export type OAuthFailure = (typeof oauthFailures)[number];
