import { clausesOf, type Clause } from '@kkumpuri/korean';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';

/** The clauses of the text. A sentence also ends where dream text meets a greeting, waking fact or question. */
export function clausesOfDream(dream: Understanding): Clause[] {
  const clauses = clausesOf(dream.text);
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const isBorder = next !== undefined && isOfDream(clause, dream) !== isOfDream(next, dream);
    return isBorder ? { ...clause, closesSentence: true } : clause;
  });
}

/**
 * Tests that half of the clause is dream text and none of it probably waking life or a question: `parts.dream` blanks greetings, certain
 * waking facts and questions.
 */
export function isOfDream({ start, end }: Span, { parts }: Understanding): boolean {
  const isAround = parts.notDream.some((one) => one.start < end && start < one.end);
  const told = parts.dream.slice(start, end).trim();
  return !isAround && told.length * 2 >= end - start;
}
