import { z } from 'zod';

const pattern = z.string().refine(
  (source) => {
    try {
      new RegExp(source, 'u');
      return true;
    } catch {
      return false;
    }
  },
  { error: 'is not a regular expression' },
);

/** What a dream may tell as done or as not done (a door opened), in data/outcomes.yaml. */
export const outcomeSchema = z.strictObject({
  /** Dictionary forms of the deeds. */
  deeds: z.array(z.string().endsWith('다')).min(1),
  /** Patterns of phrases with the same meaning, up to the verb: 울음을 터뜨리다. */
  phrases: z.array(pattern).default([]),
  /** Deeds that a reading may tell only if the dream has one of `deeds` or `phrases`: no other words tell them. */
  exact: z.array(z.string().endsWith('다')).default([]),
  /** Patterns of dreams in which it did not happen (빈손), besides the negated deeds. */
  undone: z.array(pattern).default([]),
});

export type Outcome = z.output<typeof outcomeSchema>;
