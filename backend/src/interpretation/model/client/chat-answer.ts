import { text as textOf } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { InterpreterError } from '../../interpreter.port.js';
import { AnswerTooLong, piecesOf } from './bounded-body.js';

export interface ChatUsage {
  prompt_tokens: number;
  completion_tokens: number;
}

export interface ChatAnswer {
  text: string;
  /** False when the answer ended without a finish reason, as after a broken connection. */
  isFinished: boolean;
  usage: ChatUsage | undefined;
}

const wholeAnswerSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
    }),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});
const errorAnswerSchema = z.object({ error: z.union([z.string(), z.looseObject({})]) });

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the answer of a server that ignores `stream`. A body without the expected fields is used as the answer. */
export async function readWholeAnswer(
  response: Response,
  { maxBodyBytes, maxAnswerBytes }: { maxBodyBytes: number; maxAnswerBytes: number },
): Promise<ChatAnswer> {
  const body = await textOf(piecesOf(response, maxBodyBytes));
  const json = parseJson(body);
  if (errorAnswerSchema.safeParse(json).success) {
    throw new InterpreterError('unavailable', 'the model server returned an error: unnamed');
  }
  const answer = wholeAnswerSchema.safeParse(json).data;
  const choice = answer?.choices[0];
  if (choice?.finish_reason === 'content_filter' || choice?.message.refusal) {
    throw new InterpreterError('refused', 'the model refused to answer');
  }
  const text = choice?.message.content ?? body;
  if (Buffer.byteLength(text) > maxAnswerBytes) throw new AnswerTooLong();
  return { text, isFinished: true, usage: answer?.usage ?? undefined };
}
