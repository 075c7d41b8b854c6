/** A first sentence that is followed by another one. A full stop within a quotation does not end it. */
const FIRST_SENTENCE = /^((?:‘[^’]*’|“[^”]*”|'[^']*'|"[^"]*"|[^.!?‘“'"]|[.!?](?=\S))+[.!?])\s+(\S.*)$/su;

/** Splits a text into its first sentence and the rest, which is empty if there is only one sentence. */
export function splitLead(text: string): { lead: string; rest: string } {
  const [, lead = text, rest = ''] = FIRST_SENTENCE.exec(text) ?? [];
  return { lead, rest };
}
