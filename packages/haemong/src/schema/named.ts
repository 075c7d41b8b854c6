import { z } from 'zod';

const withName = z.string().includes('{이름}');

/** Words for a dream that is only named by one of its symbols (우산 꿈); `{이름}` is its name in the dream. */
export const namedWordsSchema = z.strictObject({
  headlines: z.array(withName).min(3),
  /** Said first if the dream names a kind of the symbol; `{상징}` is the name of the symbol. */
  kindOf: withName.includes('{상징}'),
  /** Asks for more, since the scene decides. */
  decides: z.array(z.string()).min(1),
  questions: z.array(withName).min(1),
});

export type NamedWords = z.output<typeof namedWordsSchema>;
