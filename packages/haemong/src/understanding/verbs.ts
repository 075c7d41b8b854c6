import {
  isAttributive,
  isHonorific,
  statusOf,
  wordEnd,
  type DeedStatus,
  type Letters,
  type VerbFound,
} from '@kkumpuri/korean';
import type { Lexicon } from './lexicon.js';
import { isShown } from './shown-feelings.js';
import {
  BEFORE_INNER_VERB,
  AUXILIARY_ATTRIBUTIVE,
  auxiliaryAfter,
  endsNoun,
  isNegatedBefore,
} from './word-forms.js';

export interface Verb {
  lemmas: readonly string[];
  status: DeedStatus;
  isHonorific: boolean;
  isAttributive: boolean;
  /** Tells what the dreamer feels: 무섭다. */
  isFelt?: boolean;
  start: number;
  end: number;
}

const HANGUL = /^[가-힣]*/u;
/** The word from this character, without punctuation. */
export const wordAt = (text: string, start: number): string =>
  HANGUL.exec(text.slice(start, wordEnd(text, start)))?.[0] ?? '';

/** The predicate that follows a complement: 새였다. */
export const COPULA = '이다';

/** Forms of 안다 (to hold) and 안기다. */
const HOLDING = /^안(?:[고아았은는으지던겨겼긴김기길깁을]|다(?![쳐치침쳤친])|$|[^가-힣])/u;

/** 안나고, 안다침: 안 negates the next verb and does not belong to 안다. */
const isNegation = (text: string, start: number): boolean =>
  text.charAt(start) === '안' && !HOLDING.test(text.slice(start, start + 3));

/** 울 애기, 울엄마: short for 우리. */
const OURS =
  /^울\s?(?:애기|아기|애들|엄마|아빠|할머니|할매|할아버지|할배|남편|신랑|와이프|언니|오빠|누나|형|동생|아들|딸|집|강아지|고양이)/u;

/** Begins like a form of 누다, 배다, 까다, 치다, 사다, 걸다, 트다 … */
const NO_VERB =
  /^(?:누구|누군|누런|배신|까지|쳐다[만도]|산만\s?한|사십|개[나씩]|거(?:라|면|라고|라는|라서)(?![가-힣])|트러블)/u;

/** 이거 맞는 걸까, 태몽 맞나요: is right, not is hit. */
const IS_RIGHT = /^맞(?:나|죠|을까|습니까|겠[죠지]|는\s?(?:걸까|건가|건지|거|말))/u;
/** 오신 걸까: 걸다 does not follow an attributive form. */
const AFTER_ATTRIBUTIVE = /[는은인간온한던신친긴른운픈큰준]\s$/u;

const isAsked = (text: string, start: number): boolean =>
  IS_RIGHT.test(text.slice(start, start + 6)) ||
  (text.startsWith('걸까', start) && AFTER_ATTRIBUTIVE.test(text.slice(Math.max(0, start - 2), start)));

/** Returns the predicate that begins at this character, including its negation and auxiliary verb. */
export function verbAt(
  lexicon: Lexicon,
  letters: Letters,
  start: number,
  isInside: boolean,
): Verb | undefined {
  const { text } = letters;
  if (!isInside && lexicon.uninflected.has(wordAt(text, start))) return undefined;
  if (!isInside && (OURS.test(text.slice(start, start + 6)) || NO_VERB.test(text.slice(start, start + 5))))
    return undefined;
  if (!isInside && isAsked(text, start)) return undefined;
  const found = isNegation(text, start) ? undefined : lexicon.verbs.at(letters, start);
  // 밥만 드시고: 만들다 does not begin within a word and end in the next one.
  const isAcrossWords =
    found && /[가-힣]/u.test(text.charAt(start - 1)) && /\s/u.test(text.slice(start, found.stemEnd));
  const plain = isAcrossWords ? undefined : found;
  if (plain && !(isInside && (plain.syllables < 2 || !BEFORE_INNER_VERB.test(text.slice(0, start))))) {
    return verbFrom(lexicon, letters, plain, start, isNegatedBefore(text, start));
  }
  if (!/^[안못]/u.test(text.charAt(start)) || (isInside && endsNoun(text, start))) return undefined;
  const negated = lexicon.verbs.at(letters, start + 1);
  if (!negated) return undefined;
  const isNoun = OBJECT.test(text.slice(start + 1, negated.stemEnd));
  return verbFrom(lexicon, letters, negated, start, !isNoun);
}

/** 안주머니에 넣고: 안 belongs to the noun of a predicate of several words. */
const OBJECT = /[에을를이가]\s/u;

/** 뱀이 아니라, 손이라: the copula's 라 reports no speech. */
const isReason = ({ lemmas }: VerbFound, after: string): boolean =>
  (lemmas.includes('아니다') || lemmas.includes(COPULA)) && /^라(?![가-힣])/u.test(after);

/** Rare verbs some forms of which are also forms of a frequent one: 가는, 주는, 쓰는. */
const FREQUENT: Readonly<Record<string, string>> = {
  갈다: '가다',
  줄다: '주다',
  쓸다: '쓰다',
  쏠다: '쏘다',
  일다: '이다',
};

/** Deeds of stories are named with honorifics too: 주시다. */
const HONORIFIC = /[주오가]시다$/u;

/** 지진이 나서, 홍수나서, 먹고 나서: of 나다. */
const ARISES = /(?:[가-힣][이가고]\s|지진|불|홍수|화|눈물|피|땀|열|소리|사고|전쟁|난리|겁|싸움)\s?$/u;

function lemmasOf(found: VerbFound, letters: Letters, start: number): readonly string[] {
  const form = letters.text.slice(start, start + 2);
  // 도둑이 들어서, 마음에 안 들어서: of 들다.
  if (form === '들어' && found.rest === '' && found.lemmas.includes('들어서다')) return ['들다'];
  if (form === '나서' && found.rest === '' && ARISES.test(letters.text.slice(0, start))) return ['나다'];
  const lemmas = found.lemmas.filter((lemma) => !found.lemmas.includes(FREQUENT[lemma] ?? ''));
  if (lemmas.includes('주시다')) return [...lemmas, '주다'];
  // 뱀이 손 물음: of 물다 too, not only of 묻다.
  return form === '물음' && !lemmas.includes('물다') ? [...lemmas, '물다'] : lemmas;
}

function verbFrom(
  lexicon: Lexicon,
  letters: Letters,
  found: VerbFound,
  start: number,
  isNegated: boolean,
): Verb {
  const after = letters.text.slice(found.stemEnd, found.end + 14);
  const auxiliary = auxiliaryAfter(letters.text.slice(found.end, found.end + 10), found);
  return {
    lemmas: lemmasOf(found, letters, start).flatMap((lemma) =>
      [lemma, lexicon.heads.get(lemma) ?? []].flat(),
    ),
    status: isReason(found, after)
      ? 'done'
      : statusOf(after, isNegated, letters.text.slice(start, found.stemEnd)),
    isHonorific: isHonorific(found) || found.lemmas.some((lemma) => HONORIFIC.test(lemma)),
    isAttributive: auxiliary ? AUXILIARY_ATTRIBUTIVE.test(auxiliary) : isAttributive(found),
    isFelt: found.lemmas.some((lemma) => lexicon.feelingsOf.has(lemma) && !isShown(lemma)),
    start,
    end: found.end + auxiliary.length,
  };
}
