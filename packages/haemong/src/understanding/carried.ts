import { isAnimate, isPerson } from './animate.js';
import { isSure, subjectsOf, UNDERGOING } from './clause-nouns.js';
import type { Noun } from './nouns.js';
import type { Word } from './words.js';

/** Endings after which the next clause often has another doer: 뱀이 들어왔는데 (내가) 잡았다. */
const TURNS =
  /(?:는데|은데|ㄴ데|던데|길래|니까|으니|더니|자마자|지만|(?<![에께면])서|려고|라고|다고)[,.~ㅠㅜㅋ]*$/u;
/** 주저앉아서 울었다, 누워서 쳐다봤다: a posture is the doer's own in the next clause too. */
const POSTURE = /(?:앉아|누워|엎드려|기대|쪼그려|웅크려|(?:^|[어아])서)서[,.~ㅠㅜㅋ]*$/u;
/** Reported speech, which does not change the carried doers, apart from who speaks: 언니는 무섭다고 울었다, 동생이 나가자고 울었다. */
const QUOTES = /(?:(?<!더)라고|다고|자고|냐고|라며|다며|자며|라면서|다면서|라길래|다길래)[,.~]*$/u;
/** Reported speech without a subject of its own. */
const ASKS = /자(?:고|며)[,.~]*$/u;

export interface Carried {
  /** The doers of the last clause that names any. */
  nouns: Noun[];
  /** Whom they acted on: after 만났는데, these are often the next doers. */
  met: Noun[];
  /** The last objects, for a predicate without one (문을 두드려서 열었다). */
  objects: Noun[];
  /** The next clause may have another doer. */
  doerMayChange: boolean;
}

/** Updates the context after a word that closes a clause with these nouns. */
export function carryOver(carried: Carried, { text, verb }: Word, nouns: readonly Noun[]): void {
  const subjects = subjectsOf(nouns).filter(isSure);
  if (QUOTES.test(text)) {
    const speakers = subjects.filter((noun) => isPerson(noun) && (noun.role === 'topic' || ASKS.test(text)));
    if (speakers.length > 0) Object.assign(carried, { nouns: speakers, doerMayChange: false });
    return;
  }
  const turns = TURNS.test(text) && !POSTURE.test(text);
  carried.doerMayChange = turns || (carried.doerMayChange && subjects.length === 0);
  // 큰 뱀인데 저를 물었다: what was identified acts next.
  const identified = nouns.filter((noun) => noun.role === 'complement' && isAnimate(noun));
  if (subjects.length + identified.length > 0) carried.nouns = [...subjects, ...identified];
  const met = nouns.filter((noun) => UNDERGOING.has(noun.role) && isAnimate(noun));
  const objects = nouns.filter(({ role }) => role === 'object' || role === 'bare');
  if (objects.length > 0) carried.objects = objects;
  if (met.length > 0 || subjects.length > 0) carried.met = met;
  // 뱀이 무서워서 도망갔다: the dreamer, who is afraid, acts next. 동생이 무서워서 도망갔다: a person may be the one who is afraid.
  if (verb?.isFelt && !verb.isHonorific && !ADVERB.test(text) && !subjects.some(isPerson))
    withdrawDoers(carried, carried.nouns);
}

/** 무섭게 쫓아왔다 tells how it was done. */
const ADVERB = /게[,.]?$/u;
export function carryIntoNextSentence(carried: Carried, nouns: readonly Noun[]): void {
  const remaining = subjectsOf(nouns).filter(isSure);
  if (remaining.length > 0) carried.nouns = remaining;
  carried.doerMayChange = true;
}

/** 할머니를 안고 울었다: 할머니 is the object, so she does not cry, although she was the last doer. */
export function leaveActedOn(carried: Carried, nouns: readonly Noun[]): void {
  if (subjectsOf(nouns).length > 0) return;
  const actedOn = carried.nouns.filter((one) =>
    nouns.some(({ role, word }) => ACTED_ON.has(role) && word === one.word),
  );
  if (actedOn.length > 0) withdrawDoers(carried, actedOn);
}

const ACTED_ON = new Set(['object', 'agent']);

/** These are not the next doers, unless the doer changes again. */
function withdrawDoers(carried: Carried, doers: readonly Noun[]): void {
  carried.met = [...doers.filter(isAnimate), ...carried.met];
  carried.nouns = carried.nouns.filter((noun) => !doers.includes(noun));
  carried.doerMayChange = false;
}
