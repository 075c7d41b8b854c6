import * as z from 'zod/mini';
import { limits } from '../../limits.js';
import { validationMessages as messages } from '../../messages.js';

/** The code as typed. The server ignores blanks and hyphens. */
export const totpCodeText = z
  .string({ error: messages.codeRequired })
  .check(z.maxLength(limits.totpCode.max, { error: messages.malformed }));
