import { existsSync, readdirSync } from 'node:fs';
import * as z from 'zod';
import { compileSigns, readSigns } from './signs/signs.js';
import { readHands, readJsonLines } from './training/examples.js';

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

describe('the data', () => {
  const hands = readHands();

  it.each(hands.map(({ name, examples }) => [name, examples] as const))(
    '%s.jsonl has its form',
    (_, examples) => {
      expect(z.array(exampleSchema).safeParse(examples).error).toBeUndefined();
    },
  );

  it('signs.json has its form, names each sign once, and compiles', () => {
    const signs = signsSchema.parse(readSigns());
    expect(new Set(signs.signs.map(({ id }) => id)).size).toBe(signs.signs.length);
    expect(compileSigns(signs).explicit).toHaveLength(signs.signs.length);
  });

  it('teaches nothing that is held out', () => {
    const folder = new URL('../data/held-out/', import.meta.url);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];
    const taught = new Set(hands.flatMap(({ examples }) => examples.map(({ text }) => text)));
    const heldOut = files.flatMap((file) => readJsonLines<{ text: string }>(new URL(file, folder)));
    expect(heldOut.filter(({ text }) => text.length > 12 && taught.has(text))).toEqual([]);
  });
});
