import type { DeedStatus } from '@kkumpuri/korean';
import { isAnimate } from './animate.js';
import { addNoun, asPossessor, DOING, isReplaced, withComplement } from './clause-nouns.js';
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

/** Endings after which the next clause often has another doer: 뱀이 들어왔는데 (내가) 잡았다. */
const TURNS =
  /(?:는데|은데|ㄴ데|던데|길래|니까|더니|자마자|지만|(?<![에께면])서|려고|라고|다고)[,.~ㅠㅜㅋ]*$/u;
/** Reported speech, which does not change the carried doers. */
const QUOTES = /(?:(?<!더)라고|다고|자고|냐고|라며|다며|자며|라면서|다면서|라길래|다길래)[,.~]*$/u;
const CLOSES =
  /(?:[가-힣](?:고|서|며|면서|는데|은데|던데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|[다요음임함됨옴봄남님죠네까]|[.!?,~]|[ㅋㅎㅠㅜ]{2,})$/u;

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

/** Returns the events of one sentence. Updates `carried`, the context passed from sentence to sentence. */
export function eventsOf(
  sentence: string,
  offset: number,
  words: readonly Word[],
  carried: Carried,
): DreamEvent[] {
  const events: DreamEvent[] = [];
  let nouns: Noun[] = [];
  let from = 0;
  let chainFrom = 0;
  words.forEach((word, index) => {
    for (const noun of word.nouns) {
      if (!isReplaced(noun, sentence, offset)) addNoun(nouns, asPossessor(noun, words[index + 1]));
    }
    if (word.verb) {
      nouns = withComplement(nouns, word.verb);
      const head = word.verb.isAttributive ? (words[index + 1]?.nouns ?? []) : [];
      // 동생이 큰 돼지를 안았다: 큰 describes the pig, and the clause continues.
      const clauseNouns = isDescription(word.verb, nouns) ? [] : nouns;
      if (!isDeceasedEpithet(word.verb, head, sentence))
        events.push(eventOf(word.verb, clauseNouns, head, carried, { sentence, from, chainFrom, offset }));
    }
    if (word.verb && isDescription(word.verb, nouns)) return;
    if (word.verb?.isAttributive) {
      nouns = nouns.filter(({ role }) => role === 'topic');
      return;
    }
    if (!word.verb && !(word.nouns.length === 0 && CLOSES.test(word.text))) return;
    const subjects = subjectsOf(nouns).filter(isSure);
    if (!QUOTES.test(word.text)) {
      carried.doerMayChange = TURNS.test(word.text) || (carried.doerMayChange && subjects.length === 0);
      // 큰 뱀인데 저를 물었다: what was identified acts next.
      const identified = nouns.filter((noun) => noun.role === 'complement' && isAnimate(noun));
      if (subjects.length + identified.length > 0) carried.nouns = [...subjects, ...identified];
      const met = nouns.filter((noun) => MEETING.has(noun.role) && isAnimate(noun));
      const objects = nouns.filter(({ role }) => role === 'object' || role === 'bare');
      if (objects.length > 0) carried.objects = objects;
      if (met.length > 0 || subjects.length > 0) carried.met = met;
    }
    nouns = [];
    from = word.end;
    if (!/고$/u.test(word.text)) chainFrom = word.end;
  });
  const remaining = subjectsOf(nouns).filter(isSure);
  if (remaining.length > 0) carried.nouns = remaining;
  carried.doerMayChange = true;
  return events;
}

/** Direct speech. */
const QUOTED = /["“‘'「『][^"”’'」』]{1,60}["”’'」』]/gu;

const isQuoted = (sentence: string, { start, end }: Verb): boolean =>
  [...sentence.matchAll(QUOTED)].some(({ index, 0: quote }) => index < start && end <= index + quote.length);

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
        (isSelfCarried || (!isCopula && (carried.nouns.length === 0 || carried.doerMayChange))),
      nouns: isDoerOpen ? [...carried.nouns, ...(carried.doerMayChange ? carried.met : [])] : [],
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

/** A noun whose particle leaves its role open (뱀 물림; 할머니는 내가 업었다). */
const isRoleOpen = ({ role }: Noun): boolean => role === 'bare' || role === 'also' || role === 'topic';

/** 바퀴벌레 다 때려잡음: an animal without a particle may be the object. */
const isBareAnimal = ({ role, classes }: Noun): boolean =>
  role === 'bare' && classes.some((name) => ANIMALS.has(name));

const ANIMALS = new Set(['insect', 'snake', 'fish', 'bird', 'beast', 'livestock', 'animal']);

const isDescription = ({ isAttributive, lemmas }: Verb, nouns: readonly Noun[]): boolean =>
  isAttributive && lemmas.some((lemma) => DESCRIBES.has(lemma)) && nouns.some(isAnimate);

const MEETING = new Set(['object', 'agent', 'with']);

/** 아무도 모르는데: the carried doers do not act. */
const NOBODY = new Set(['아무도', '누구도', '아무']);

/** Without a particle, a thing may be the object (한복 입고); a person is more likely the doer. */
const isSure = (noun: Noun): boolean =>
  noun.role === 'subject' || noun.role === 'topic' || isAnimate(noun) || NOBODY.has(noun.word);

function subjectsOf(nouns: readonly Noun[]): Noun[] {
  const subjects = nouns.filter(({ role }) => role === 'subject');
  const topics = nouns.filter(({ role }) => role === 'topic');
  if (subjects.length > 0) return [...subjects, ...topics];
  if (topics.length > 0) return topics;
  return nouns.filter(
    ({ role, classes, word }) => DOING.has(role) && (classes.length > 0 || NOBODY.has(word)),
  );
}
