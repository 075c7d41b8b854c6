const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;
const FINALS = 28;
const DOUBLE_SIOT = 20;

/** Whether the syllable marks the past tense, such as 었, 했 or 갔. */
function isPastSyllable(syllable: string): boolean {
  const code = syllable.charCodeAt(0);
  if (code < HANGUL_START || code > HANGUL_END) return false;
  return (code - HANGUL_START) % FINALS === DOUBLE_SIOT && syllable !== '있' && syllable !== '겠';
}

export function hasPastVerb(text: string): boolean {
  return [...text].some(isPastSyllable) || /더라|더군|던(?![지져진질])/.test(text);
}
