import { countCharacters, normalizeText } from '@kkumpuri/contract';

const MAX_LENGTH = 160;
/** A sentence repeats the dream if they share this many consecutive letters. */
const SHARED_LETTERS = 5;

const LABEL = /^[^:.“”‘’]{1,20}: /;
const QUOTATION = /[“”‘’"'「」『』]/;

interface SharedReading {
  interpretation: string;
  dreamContent: string;
  symbols: readonly { name: string }[];
}

/** Shortens the reading for search results and share cards, without any sentence that quotes the dream. */
export function describeReading({ interpretation, dreamContent, symbols }: SharedReading): string {
  const dream = lettersOf(dreamContent);
  let description = introduce(symbols);
  for (const sentence of sentencesOf(interpretation)) {
    if (QUOTATION.test(sentence) || sharesRun(lettersOf(sentence), dream)) continue;
    const longer = `${description} ${sentence}`;
    if (countCharacters(longer) > MAX_LENGTH) break;
    description = longer;
  }
  return description;
}

function introduce(symbols: readonly { name: string }[]): string {
  const names = symbols.slice(0, 3).map(({ name }) => name);
  const dream = names.length === 0 ? '함께 나눈 꿈을' : `${names.join(', ')} 꿈을`;
  return `${dream} 전통 해몽과 심리학으로 풀어 보았어요.`;
}

function sentencesOf(reading: string): string[] {
  return reading
    .split('\n')
    .map((line) => line.trim().replace(LABEL, ''))
    .flatMap((line) => line.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence !== '');
}

function lettersOf(text: string): string[] {
  return [...normalizeText(text).replace(/[^\p{L}\p{N}]/gu, '')];
}

function sharesRun(letters: readonly string[], dream: readonly string[]): boolean {
  const runs = new Set(runsOf(dream));
  return runsOf(letters).some((run) => runs.has(run));
}

function runsOf(letters: readonly string[]): string[] {
  return letters
    .slice(0, Math.max(0, letters.length - SHARED_LETTERS + 1))
    .map((_, start) => letters.slice(start, start + SHARED_LETTERS).join(''));
}
