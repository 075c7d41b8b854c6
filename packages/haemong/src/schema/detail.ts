import { z } from 'zod';
import { worded } from './worded.js';

/** One or two sentences that follow the quoted clause and are true of every such clause. */
const said = z.string().min(30).max(130);
/** One file of `data/details`: something that many dreams contain beside their story, such as a gift that is refused. */
export const detailWordsSchema = z.strictObject({
  /** A variant without texts: clauses with its words are not this detail. */
  ...worded(said.nullable()),
  /** Left out if nothing is true of every such clause; then only clauses with the words of a variant are details. */
  said: said.nullable().default(null),
  /** The dreamer is who does or feels it; a clause about somebody else is not this detail. */
  mine: z.boolean().default(false),
  /** Quoted only in a dream without other details: it is seldom what a friend would mention first. */
  minor: z.boolean().default(false),
  /** May be told by the clause in which the dreamer wakes up; other details are not. */
  atWaking: z.boolean().default(false),
  /** Clauses that tell the detail. */
  examples: z.array(z.string().min(2)).min(60),
});

export type DetailWords = Omit<z.output<typeof detailWordsSchema>, 'examples'>;
