import { hasFinal } from './jamo.js';
import type { DeedStatus } from './status.js';

export interface Copula {
  status: DeedStatus;
  isAttributive: boolean;
  isHonorific: boolean;
}

/** 새였다, 말이었어요, 엄마셨어요. */
const PAST = /^(?:이?였|이었|이?셨)[가-힣]{0,6}$/u;
/** Endings after 이, which stays after a consonant and may stay after a vowel. */
const AFTER_I =
  /^(?:다|고요?|구요?|네요?|더라|더라[고구]요|더라니까요?|던데요?|던|라서|라|니까요?|지요?|죠|지만|어서|에요|에여|라던데|라니까?|며|면서|자|군요?|구나|야|거든요?|신데요?|신|시고|시네요|십니다|슈)$/u;
/** Forms in which 이 is fused with the ending, or dropped after a vowel. */
const FUSED =
  /^(?:인|인데요?|인데도|인데다|인 ?거|인채로?|임|입니다|입니당|예요|에요|여요|네요?|더라|더라[고구]요|던데요?|라서|여서|니까|거든요?)$/u;
/** 엄마라고 했다, 엄마인 줄 알았다: said or supposed, not so. */
const SUPPOSED =
  /^이?(?:라고|라는|라며|라면서|라길래|래요?)[가-힣]{0,4}$|^이란$|^(?:인지도?|인가|인줄|인듯)$|^(?:이?였|이었)으면$/u;
const ATTRIBUTIVE = /^(?:인|이던|이?였던|이었던|이?셨던|이신|이?라는|이란)$/u;
const HONORIFIC = /^이?(?:셨|신|시고|시네|십)/u;

/** Forms that drop 이, so they follow a vowel only: 새였다. 죽였다 is no form of 죽 (porridge). */
const DROPS_I = /^(?:였|셨|여|예|네|더라|던데|라서|라고|라는|라며|라면서|라길래|래|니까|거든)/u;

/** Parses the part of a word after a noun as a form of the copula 이다. Undefined if it is none. */
export function copulaOf(noun: string, rest: string): Copula | undefined {
  if (!isCopula(rest) || (DROPS_I.test(rest) && hasFinal(noun))) return undefined;
  return {
    status: SUPPOSED.test(rest) ? 'said' : 'done',
    isAttributive: ATTRIBUTIVE.test(rest),
    isHonorific: HONORIFIC.test(rest),
  };
}

const isCopula = (rest: string): boolean =>
  PAST.test(rest) ||
  FUSED.test(rest) ||
  SUPPOSED.test(rest) ||
  (rest.startsWith('이') && AFTER_I.test(rest.slice(1)));
