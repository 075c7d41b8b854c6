import * as z from 'zod/mini';
import { validationMessages as messages } from '../../messages.js';
import { givenPasswordSchema } from './auth.js';
import { totpCodeText } from './totp-code.js';

const requiredCode = totpCodeText.check(
  z.refine((text) => text.trim() !== '', { error: messages.codeRequired }),
);

/** Starts the setup. The password proves that the access token was not stolen. */
export const totpSetupSchema = z.object({ password: givenPasswordSchema });
export const totpConfirmSchema = z.object({ code: requiredCode });
export const totpDisableSchema = z.object({ password: givenPasswordSchema, code: requiredCode });
export type TotpDisableInput = z.infer<typeof totpDisableSchema>;

export const totpStateSchema = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() });
export type TotpState = z.infer<typeof totpStateSchema>;
/** Returned only during setup. */
export const totpSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export type TotpSecret = z.infer<typeof totpSecretSchema>;
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
