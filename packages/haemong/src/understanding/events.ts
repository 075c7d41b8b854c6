import type { DeedStatus } from '@kkumpuri/korean';
import { isAnimal, isAnimate } from './animate.js';
import { carryIntoNextSentence, carryOver, leaveActedOn, type Carried } from './carried.js';
import { addNoun, asPossessor, isReplaced, isSure, subjectsOf, withComplement } from './clause-nouns.js';
import type { Noun } from './nouns.js';
import { COPULA, type Verb } from './verbs.js';
import { isDeceasedEpithet } from './said-of-the-dead.js';
import { DESCRIBES } from './word-forms.js';
import type { Word } from './words.js';

/** One action or state, in the order of the text. */
export interface DreamEvent {
  lemmas: readonly string[];
  status: DeedStatus;
  /** The doers that the clause names. */
  doers: Noun[];
  /** The possible doers if the clause names none. */
  implied: { self: boolean; nouns: Noun[]; objects: Noun[]; doerMayChange: boolean };
  others: Noun[];
  /** The clause up to the predicate. */
  text: string;
  /** The same with the actions that lead to it (돼지를 안고 들어오다). */
  chain: string;
  start: number;
  end: number;
}

const CLOSES =
  /(?:[가-힣](?:고|서|며|면서|는데|은데|던데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|[다요음임함됨옴봄남님죠네까]|[.!?,~]|[ㅋㅎㅠㅜ]{2,})$/u;

/** Returns the events of one sentence. Updates `carried`, the context passed from sentence to sentence. */
export function eventsOf(
  sentence: string,
  offset: number,
  words: readonly Word[],
  carried: Carried,
): DreamEvent[] {
  const events: DreamEvent[] = [];
  let nouns: Noun[] = [];
  let relative: Noun[] = [];
  let from = 0;
  let chainFrom = 0;
  words.forEach((word, index) => {
    for (const noun of word.nouns) {
      if (!isReplaced(noun, sentence, offset)) addNoun(nouns, asPossessor(noun, words[index + 1]));
    }
    if (word.verb) {
      const verb = withLaterHonorific(word.verb, words, index);
      nouns = withComplement(nouns, verb);
      if (carried.nouns.length === 0) nouns = withDoerOfRelativeClause(nouns, relative, verb);
      relative = [];
      if (!verb.isAttributive) leaveActedOn(carried, nouns);
      const head = verb.isAttributive ? (words[index + 1]?.nouns ?? []) : [];
      // 동생이 큰 돼지를 안았다: 큰 describes the pig, and the clause continues.
      const clauseNouns = isDescription(verb, nouns) ? [] : nouns;
      if (!isDeceasedEpithet(verb, head, sentence))
        events.push(eventOf(verb, clauseNouns, head, carried, { sentence, from, chainFrom, offset }));
    }
    if (word.verb && isDescription(word.verb, nouns)) return;
    if (word.verb?.isAttributive) {
      relative = nouns.filter(({ role }) => role === 'subject');
      nouns = nouns.filter(({ role }) => role === 'topic');
      return;
    }
    if (!word.verb && !(word.nouns.length === 0 && CLOSES.test(word.text))) return;
    carryOver(carried, word, nouns);
    nouns = [];
    from = word.end;
    if (!/고$/u.test(word.text)) chainFrom = word.end;
  });
  carryIntoNextSentence(carried, nouns);
  return events;
}

/** 안고, 웃으면서, 들어와서: the next verb often has the same doer. */
const LINKED = /(?:고|며|면서|(?<![에께])서)$/u;
/** In words. */
const LINKED_WITHIN = 3;

/** 안고 가셨다, 웃으면서 넣어주고 가셨다: only the last verb of one doer is honorific. */
function withLaterHonorific(verb: Verb, words: readonly Word[], index: number): Verb {
  const isLinked = LINKED.test(words[index]?.text ?? '');
  const following = isLinked ? words.slice(index + 1, index + 1 + LINKED_WITHIN) : [];
  const at = following.findIndex((word) => word.verb);
  const next = following[at]?.verb;
  const isSameDoer = !following.slice(0, at + 1).some(({ nouns }) => subjectsOf(nouns).length > 0);
  if (verb.isHonorific || !next || next.isAttributive || !isSameDoer) return verb;
  const later = withLaterHonorific(next, words, index + 1 + at);
  return later.isHonorific ? { ...verb, isHonorific: true } : verb;
}

/** 할머니가 이사한 집에 오셔서: the doer of the relative clause is that of the honorific verb, which has no other. */
const withDoerOfRelativeClause = (nouns: Noun[], relative: readonly Noun[], verb: Verb): Noun[] =>
  verb.isHonorific && !verb.isAttributive && subjectsOf(nouns).length === 0
    ? [...relative.filter(isAnimate), ...nouns]
    : nouns;

/** Direct speech. */
const QUOTED = /["“‘'「『][^"”’'」』]{1,60}["”’'」』]/gu;

const isQuoted = (sentence: string, { start }: Verb): boolean =>
  [...sentence.matchAll(QUOTED)].some(({ index, 0: quote }) => index < start && start < index + quote.length);

interface Place {
  sentence: string;
  /** Where the clause begins. */
  from: number;
  chainFrom: number;
  /** Where the sentence begins in the dream. */
  offset: number;
}

function eventOf(
  verb: Verb,
  nouns: readonly Noun[],
  head: readonly Noun[],
  carried: Carried,
  { sentence, from, chainFrom, offset }: Place,
): DreamEvent {
  const subjects = subjectsOf(nouns);
  const hasSureSubject = subjects.some((noun) => isSure(noun) && !isBareAnimal(noun));
  const doers =
    subjects.length > 0
      ? subjects
      : head.length > 0 && !nouns.some(({ role }) => role === 'subject')
        ? [...head]
        : [];
  const others = [...nouns.filter((noun) => !subjects.includes(noun) || isRoleOpen(noun)), ...head];
  const isDoerOpen = doers.length === 0 || (!hasSureSubject && subjects.length > 0);
  // 괴롭히던 일진이: an unnamed doer other than the dreamer.
  const isHeadless = verb.isAttributive && head.length === 0 && nouns.length === 0;
  // 커다란 새였다: without 나는, not the dreamer.
  const isCopula = verb.lemmas.includes(COPULA);
  const isSelfCarried = carried.nouns.some(({ classes }) => classes.includes('self'));
  return {
    lemmas: verb.lemmas,
    status: verb.status === 'done' && isQuoted(sentence, verb) ? 'said' : verb.status,
    doers,
    implied: {
      self:
        isDoerOpen &&
        !isHeadless &&
        !verb.isHonorific &&
        !others.some(isUndergoingSelf) &&
        (isSelfCarried || (!isCopula && (carried.nouns.length === 0 || carried.doerMayChange))),
      nouns: isDoerOpen ? carriedDoers(verb, carried) : [],
      objects: carried.objects,
      doerMayChange: carried.doerMayChange,
    },
    others,
    text: sentence.slice(from, verb.end),
    chain: sentence.slice(chainFrom, verb.end),
    start: offset + verb.start,
    end: offset + verb.end,
  };
}

/** 저한테 시켰다, 나를 불렀다: somebody else does it. */
export const isUndergoingSelf = ({ classes, role }: Noun): boolean =>
  classes.includes('self') && (role === 'agent' || role === 'object');

/** 제가 앉으니 올려주심: nobody speaks of themselves in the honorific. */
function carriedDoers({ isHonorific }: Verb, { nouns, met, doerMayChange }: Carried): Noun[] {
  const possible = [...nouns, ...(doerMayChange ? met : [])];
  return isHonorific ? possible.filter(({ classes }) => !classes.includes('self')) : possible;
}

/** A noun whose particle leaves its role open (뱀 물림; 할머니는 내가 업었다). */
const isRoleOpen = ({ role }: Noun): boolean => role === 'bare' || role === 'also' || role === 'topic';

/** 바퀴벌레 다 때려잡음: an animal without a particle may be the object. */
const isBareAnimal = (noun: Noun): boolean => noun.role === 'bare' && isAnimal(noun);

const isDescription = ({ isAttributive, lemmas }: Verb, nouns: readonly Noun[]): boolean =>
  isAttributive && lemmas.some((lemma) => DESCRIBES.has(lemma)) && nouns.some(isAnimate);
