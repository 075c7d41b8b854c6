import { countCharacters, normalizeText } from '@kkumpuri/contract';

const LONGEST = 160;
/** So many letters in a row in common, and a sentence is taken to repeat the dream. */
const TELLTALE_LETTERS = 5;

const LABEL = /^[^:.“”‘’]{1,20}: /;
const QUOTATION = /[“”‘’"'「」『』]/;

interface SharedReading {
  interpretation: string;
  dreamContent: string;
  symbols: readonly { name: string }[];
}

/** For search and share cards: the reading in short, without one sentence that quotes the dream. */
export function describeReading({ interpretation, dreamContent, symbols }: SharedReading): string {
  const dream = lettersOf(dreamContent);
  let description = introduce(symbols);
  for (const sentence of sentencesOf(interpretation)) {
    if (QUOTATION.test(sentence) || sharesRun(lettersOf(sentence), dream)) continue;
    const longer = `${description} ${sentence}`;
    if (countCharacters(longer) > LONGEST) break;
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
    .slice(0, Math.max(0, letters.length - TELLTALE_LETTERS + 1))
    .map((_, start) => letters.slice(start, start + TELLTALE_LETTERS).join(''));
}
