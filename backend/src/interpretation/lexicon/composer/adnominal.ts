import { hasFinalConsonant } from '../matching/clauses.js';
import { particleAfter } from './phrases.js';

const PAST_ENDING = /(?:다|어|어요|습니다|는데|는데요|고|지만|으며|으면서|음|더니|으니|던)$/;

/**
 * Turns the dream's own words into what can stand before a noun, so that prose need not quote all the time:
 * 집으로 들어왔다 → 집으로 들어왔던, 쫓아오는데 → 쫓아오는, 들어온다 → 들어오는. What cannot be turned is quoted.
 */
export function beforeNoun(fragment: string): string {
  return (
    fromPast(fragment) ??
    fromJoined(fragment) ??
    fromPresent(fragment) ??
    `‘${fragment}’${particleAfter(fragment, '이라는/라는')}`
  );
}

function fromPast(fragment: string): string | undefined {
  const stem = fragment.replace(PAST_ENDING, '');
  if (stem === fragment || finalConsonant(stem.charAt(stem.length - 1)) !== DOUBLE_S) return undefined;
  return `${stem}던`;
}

/** 무서워서 → 무서웠던, 안으로 들어와 → 안으로 들어왔던. */
function fromJoined(fragment: string): string | undefined {
  const stem = /[^에면래]서$/.test(fragment) ? fragment.slice(0, -1) : fragment;
  if (stem === fragment && !/(?:들어|나|다가|따라|쫓아|날아|내려|올라|돌아|찾아)와$/.test(fragment))
    return undefined;
  const last = stem.charAt(stem.length - 1);
  if (!/[가-힣]/.test(last) || hasFinalConsonant(last)) return undefined;
  return `${stem.slice(0, -1)}${String.fromCharCode(last.charCodeAt(0) + DOUBLE_S)}던`;
}

function fromPresent(fragment: string): string | undefined {
  if (/[가-힣](?:고|다가)$/.test(fragment)) return fragment.replace(/(?:고|다가)$/, '던');
  if (/[있없]다$/.test(fragment)) return fragment.replace(/다$/, '는');
  const last = fragment.charAt(fragment.length - 2);
  if (finalConsonant(last) !== N) return undefined;
  if (fragment.endsWith('데')) return fragment.slice(0, -1);
  if (!fragment.endsWith('다')) return undefined;
  return fragment.endsWith('는다')
    ? fragment.slice(0, -1)
    : `${fragment.slice(0, -2)}${String.fromCharCode(last.charCodeAt(0) - N)}는`;
}

const DOUBLE_S = 20;
const N = 4;

function finalConsonant(syllable: string): number {
  return hasFinalConsonant(syllable) ? (syllable.charCodeAt(0) - 0xac00) % 28 : 0;
}
