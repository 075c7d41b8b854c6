import * as z from 'zod/mini';
import { errorCodes } from '../error-codes.js';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';
import { countCharacters, isBeyond, isStorableText, stripInvisible, trimText } from '../text.js';

interface TextRule {
  required: string;
  tooShort?: { min: number; message: string };
  tooLong: { max: number; message: string };
  /** For names and titles: removes invisible characters. */
  isLine?: boolean;
}

/** A trimmed NFC text with limits in code points. Reports only the first violated rule. */
export function requiredText({ required, tooShort, tooLong, isLine = false }: TextRule) {
  const schema = z.pipe(
    z.pipe(
      z.string({ error: required }).check(
        z.refine((text) => !isBeyond(tooLong.max, text), { error: tooLong.message, abort: true }),
        z.refine(isStorableText, { error: messages.unstorable, abort: true }),
      ),
      z.transform((text: string) => trimText(isLine ? stripInvisible(text) : text)),
    ),
    z.string().check(
      z.refine((text) => text !== '', { error: required, abort: true }),
      z.refine((text) => !tooShort || countCharacters(text) >= tooShort.min, {
        error: tooShort?.message ?? required,
        abort: true,
      }),
      z.refine((text) => countCharacters(text) <= tooLong.max, { error: tooLong.message, abort: true }),
    ),
  );
  // JSON Schema output omits refinements, so the limits are registered as metadata.
  z.globalRegistry.add(schema, { minLength: tooShort?.min ?? 1, maxLength: tooLong.max });
  return schema;
}

export const idSchema = z.uuid();
export const timeSchema = z.iso.datetime();

export const errorBodySchema = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  id: z.optional(idSchema),
  /** With `consent_required`: user data that the external provider returned. */
  joining: z.optional(z.object({ username: z.string(), email: z.nullable(z.string()) })),
  /** With `care_not_shareable`: crisis helplines. */
  help: z.optional(z.array(z.object({ number: z.string(), name: z.string(), hours: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export const messageSchema = z.object({ message: z.string() });

const pageLimit = z._default(
  z.coerce
    .number({ error: messages.limitInvalid })
    .check(
      z.int({ error: messages.limitInvalid }),
      z.minimum(1, { error: messages.limitInvalid }),
      z.maximum(limits.page.max, { error: messages.limitInvalid }),
    ),
  limits.page.default,
);

const searchText = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => !isBeyond(limits.search.max, text), { error: messages.searchTooLong, abort: true }),
      z.refine(isStorableText, { error: messages.unstorable, abort: true }),
      z.refine((text) => countCharacters(text) <= limits.search.max, { error: messages.searchTooLong }),
    ),
    z.transform(trimText),
  ),
);

const cursorText = z.optional(z.string().check(z.maxLength(500, { error: messages.cursorInvalid })));

/** `?limit=&cursor=`, shared by every list. */
export const pageQuerySchema = z.object({ limit: pageLimit, cursor: cursorText });
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Query of a list that also supports search with `?q=`. */
export const searchQuerySchema = z.extend(pageQuerySchema, { q: searchText });
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const nextCursorSchema = z.nullable(z.string());
