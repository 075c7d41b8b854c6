import * as z from 'zod/mini';
import { importReasons, validationMessages as messages } from '../../messages.js';
import { dreamContentSchema, dreamTitleSchema } from '../interpretation.js';

export const exportFormats = ['json', 'md', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportQuerySchema = z.object({
  format: z._default(z.enum(exportFormats, { error: messages.exportFormatInvalid }), 'json'),
});

/** `2026-11-24`, also with dots or slashes. */
const DAY = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?$/;
const EARLIEST = Date.UTC(1900, 0, 1);

/** Parses a day, interpreted in Korean time, or a full ISO timestamp. */
function readDate(text: string): Date | null {
  const day = DAY.exec(text.trim());
  if (!day) return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : null;
  const [year = '', month = '', date = ''] = day.slice(1);
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // Rejects days such as 31 February, which Date would roll over into March.
  const isReal = new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10) === iso;
  return isReal ? new Date(`${iso}T00:00:00+09:00`) : null;
}

const dreamTimeSchema = z.pipe(
  z.pipe(
    z.string({ error: importReasons.date }),
    z.transform((text: string) => {
      try {
        return readDate(text);
      } catch {
        return null;
      }
    }),
  ),
  z.date({ error: importReasons.date }).check(
    z.refine((time) => time.getTime() >= EARLIEST && time.getTime() <= Date.now() + 86_400_000, {
      error: importReasons.date,
    }),
  ),
);

/** A row of an import. */
export const importedDreamSchema = z.object({
  title: z.optional(z.nullable(dreamTitleSchema)),
  dream_content: dreamContentSchema,
  created_at: dreamTimeSchema,
});
export type ImportedDream = z.infer<typeof importedDreamSchema>;

export const importAnswerSchema = z.object({
  imported: z.int(),
  /** Row numbers start at 1. The header of a CSV file is not counted. */
  skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
