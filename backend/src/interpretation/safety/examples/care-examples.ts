/** What one hand wrote: a person in danger, and what only sounds near it (some of which calls for a gentle word). */
export interface CareExamples {
  /** An intent to die or to harm oneself that belongs to waking life, often without the word. */
  crisis: readonly string[];
  noCrisis: readonly string[];
}

export function linesOf(text: string): readonly string[] {
  return text.trim().split('\n');
}
