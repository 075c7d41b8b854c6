import { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { modelReadingJsonSchema } from '../model-reading.js';

/** The newer request fields that a server supports, learnt from its errors. */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  tokenLimit: 'max_completion_tokens' | 'max_tokens';
  usage: boolean;
}

export const fullDialect: Dialect = {
  format: 'json_schema',
  tokenLimit: 'max_completion_tokens',
  usage: true,
};

type DialectFields = Partial<ChatCompletionCreateParamsStreaming>;

function formatField(format: Dialect['format']): DialectFields {
  if (format === 'text') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return {
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'dream_reading', strict: true, schema: modelReadingJsonSchema },
    },
  };
}

export function dialectFields(dialect: Dialect, maxOutputTokens: number): DialectFields {
  return {
    ...formatField(dialect.format),
    [dialect.tokenLimit]: maxOutputTokens,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
  };
}

/** A simpler dialect if the error rejects a field of this one, or undefined. */
export function simplerDialect(dialect: Dialect, error: unknown): Dialect | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  const complaint = `${String(error.param)} ${error.message}`;
  if (/response_format|json_schema|json_object|structured output/i.test(complaint)) {
    if (dialect.format === 'json_schema') return { ...dialect, format: 'json_object' };
    if (dialect.format === 'json_object') return { ...dialect, format: 'text' };
  }
  if (/stream_options|include_usage/i.test(complaint) && dialect.usage) return { ...dialect, usage: false };
  if (/max_completion_tokens/i.test(complaint) && dialect.tokenLimit === 'max_completion_tokens') {
    return { ...dialect, tokenLimit: 'max_tokens' };
  }
  return undefined;
}
