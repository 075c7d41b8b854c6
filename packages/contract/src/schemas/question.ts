import * as z from 'zod/mini';
import { questionCategories, questionFilters } from '../kinds.js';
import { limits } from '../limits.js';
import { anonymousAuthor } from '../first-messages.js';
import { validationMessages as messages } from '../messages.js';
import { isReservedName } from '../names.js';
import { countCharacters, isBeyond, isStorableText, stripInvisible, trimText } from '../text.js';
import { idSchema, nextCursorSchema, requiredText, searchQuerySchema, timeSchema } from './common.js';

const nickname = z.pipe(
  z.nullable(
    z.string().check(
      z.refine((text) => !isBeyond(limits.nickname.max, text), {
        error: messages.nicknameTooLong,
        abort: true,
      }),
      z.refine(isStorableText, { error: messages.unstorable, abort: true }),
      z.refine((text) => countCharacters(trimText(stripInvisible(text))) <= limits.nickname.max, {
        error: messages.nicknameTooLong,
        abort: true,
      }),
      z.refine((text) => !isReservedName(text), { error: messages.nameReserved }),
    ),
  ),
  z.transform((text: string | null) => trimText(stripInvisible(text ?? '')) || anonymousAuthor.question),
);

export const askSchema = z.object({
  title: requiredText({
    required: messages.titleRequired,
    tooShort: { min: limits.questionTitle.min, message: messages.titleTooShort },
    tooLong: { max: limits.questionTitle.max, message: messages.titleTooLong },
    isLine: true,
  }),
  category: z.enum(questionCategories, { error: messages.categoryInvalid }),
  content: requiredText({
    required: messages.contentRequired,
    tooShort: { min: limits.questionContent.min, message: messages.contentTooShort },
    tooLong: { max: limits.questionContent.max, message: messages.contentTooLong },
  }),
  author: z._default(nickname, anonymousAuthor.question),
});
export type AskInput = z.infer<typeof askSchema>;

const adminPassword = z.string({ error: messages.adminPasswordRequired }).check(
  z.refine((text) => text !== '', { error: messages.adminPasswordRequired, abort: true }),
  z.maxLength(1000, { error: messages.malformed }),
);

export const adminPasswordSchema = z.object({ adminPassword });

/** Not needed by a signed-in admin; required from everyone else. */
const optionalPassword = { adminPassword: z.optional(adminPassword) };
export const withdrawAnswerSchema = z._default(z.object(optionalPassword), {});
export type WithdrawAnswerInput = z.infer<typeof withdrawAnswerSchema>;
export const answerSchema = z.object({
  answer: requiredText({
    required: messages.answerRequired,
    tooLong: { max: limits.answer.max, message: messages.answerTooLong },
  }),
  ...optionalPassword,
});
export type AnswerInput = z.infer<typeof answerSchema>;

export const questionSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.enum(questionCategories),
  content: z.string(),
  author: z.string(),
  created_at: timeSchema,
  views: z.int(),
  answered: z.boolean(),
  answer: z.nullable(z.string()),
  answer_date: z.nullable(timeSchema),
});
export type Question = z.infer<typeof questionSchema>;

export const questionQuerySchema = z.extend(searchQuerySchema, {
  filter: z._default(z.enum(questionFilters), 'all'),
});
export type QuestionQuery = z.infer<typeof questionQuerySchema>;

export const questionListSchema = z.object({
  questions: z.array(questionSchema),
  nextCursor: nextCursorSchema,
  counts: z.object({ all: z.int(), waiting: z.int(), answered: z.int() }),
});
export type QuestionList = z.infer<typeof questionListSchema>;
export const questionAnswerSchema = z.object({ question: questionSchema });
export const adminPasswordValidSchema = z.object({ valid: z.literal(true) });
