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
import { GOES_ON, HELPING_ATTRIBUTIVE, NO_VERB, helperAfter, isDeniedBefore } from './word-forms.js';

export interface Verb {
  lemmas: readonly string[];
  status: DeedStatus;
  isHonorific: boolean;
  isAttributive: boolean;
  start: number;
  end: number;
}

/** What follows 안다 (to hold) or 안기다 in its own forms. */
const HOLDING = /^안(?:[고아았은는으지던겨겼긴김기길깁을]|다(?![쳐치침쳤친])|$|[^가-힣])/u;

/** 안나고, 안다침: rather 안 and another verb than 안다. */
const deniesRather = (text: string, start: number): boolean =>
  text.charAt(start) === '안' && !HOLDING.test(text.slice(start, start + 3));

/** 울 애기, 울엄마: short for 우리. */
const OURS =
  /^울\s?(?:애기|아기|애들|엄마|아빠|할머니|할매|할아버지|할배|남편|신랑|와이프|언니|오빠|누나|형|동생|아들|딸|집|강아지|고양이)/u;

/** The predicate whose form begins at this character, with its denial and its helping verb. */
export function verbAt(
  lexicon: Lexicon,
  letters: Letters,
  start: number,
  isInside: boolean,
): Verb | undefined {
  const { text } = letters;
  if (!isInside && NO_VERB.test(text.slice(start, wordEnd(text, start)))) return undefined;
  if (!isInside && OURS.test(text.slice(start, start + 6))) return undefined;
  const plain = deniesRather(text, start) ? undefined : lexicon.verbs.at(letters, start);
  if (plain && !(isInside && (plain.syllables < 2 || !GOES_ON.test(text.slice(0, start))))) {
    return verbFrom(lexicon, letters, plain, start, isDeniedBefore(text, start));
  }
  if (!/^[안못]/u.test(text.charAt(start))) return undefined;
  const denied = lexicon.verbs.at(letters, start + 1);
  return denied && verbFrom(lexicon, letters, denied, start, true);
}

function verbFrom(
  lexicon: Lexicon,
  letters: Letters,
  found: VerbFound,
  start: number,
  isDenied: boolean,
): Verb {
  const stemEnd =
    letters.characterAt[(letters.letterAt[found.end] ?? 0) - found.rest.length - 1] ?? found.end;
  const after = letters.text.slice(stemEnd + 1, found.end + 14);
  const helper = helperAfter(letters.text.slice(found.end, found.end + 10), found);
  return {
    lemmas: found.lemmas.flatMap((lemma) => [lemma, lexicon.heads.get(lemma) ?? []].flat()),
    status: statusOf(after, isDenied),
    isHonorific: isHonorific(found),
    isAttributive: helper ? HELPING_ATTRIBUTIVE.test(helper) : isAttributive(found),
    start,
    end: found.end + helper.length,
  };
}
