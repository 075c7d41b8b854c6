import * as z from 'zod/mini';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';

/** As it was typed; blanks and hyphens mean nothing. */
export const totpCodeText = z
  .string({ error: messages.codeRequired })
  .check(z.maxLength(limits.totpCode.max, { error: messages.malformed }));
