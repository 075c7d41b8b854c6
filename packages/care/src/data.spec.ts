import { existsSync, readdirSync } from 'node:fs';
import * as z from 'zod';
import { compileSigns, readSigns } from './signs/signs.js';
import { readExampleFiles, readJsonLines } from './training/examples.js';

const exampleSchema = z.strictObject({
  text: z.string().min(1),
  label: z.enum(['outright', 'danger', 'gentle', 'harmless']),
});
const surroundingsSchema = z
  .strictObject({ before: z.string().optional(), after: z.string().optional() })
  .refine(({ before, after }) => before ?? after);
const signsSchema = z.strictObject({
  words: z.record(z.string(), z.string()),
  signs: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      certainty: z.enum(['plain', 'open']),
      pattern: z.string().min(1),
      unless: z.array(z.string()).optional(),
      done: z.literal(true).optional(),
    }),
  ),
  end: z.string().min(1),
  harmless: z.record(z.string(), surroundingsSchema),
  always: z.array(z.string()),
});

describe('care data', () => {
  const files = readExampleFiles();

  it.each(files.map(({ name, examples }) => [name, examples] as const))(
    '%s.jsonl matches the example schema',
    (_, examples) => {
      expect(z.array(exampleSchema).safeParse(examples).error).toBeUndefined();
    },
  );

  it('signs.json matches its schema, has unique sign ids and compiles', () => {
    const signs = signsSchema.parse(readSigns());
    expect(new Set(signs.signs.map(({ id }) => id)).size).toBe(signs.signs.length);
    expect(compileSigns(signs).explicit).toHaveLength(signs.signs.length);
  });

  it('the training data contain no held-out text', () => {
    const folder = new URL('../data/held-out/', import.meta.url);
    const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];
    const trainingTexts = new Set(files.flatMap(({ examples }) => examples.map(({ text }) => text)));
    const heldOut = names.flatMap((name) => readJsonLines<{ text: string }>(new URL(name, folder)));
    expect(heldOut.filter(({ text }) => text.length > 12 && trainingTexts.has(text))).toEqual([]);
  });
});
