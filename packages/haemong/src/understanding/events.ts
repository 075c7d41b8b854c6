import type { DeedStatus } from '@kkumpuri/korean';
import { isAnimate } from './animate.js';
import { UNKNOWN, type Noun } from './nouns.js';
import type { Verb } from './verbs.js';
import { isSaidOfTheDead } from './said-of-the-dead.js';
import { DESCRIBES } from './word-forms.js';
import type { Word } from './words.js';

/** One thing that is done or is so, in the order in which it is told. */
export interface DreamEvent {
  lemmas: readonly string[];
  status: DeedStatus;
  /** Who does it, where that is said in the clause. */
  doers: Noun[];
  /** Where it is not said: who it can be. */
  implied: { self: boolean; nouns: Noun[]; objects: Noun[]; turned: boolean };
  /** The other nouns of the clause. */
  others: Noun[];
  /** The clause up to the predicate. */
  text: string;
  /** The same with what was done on the way (돼지를 안고 들어오다). */
  chain: string;
  start: number;
  end: number;
}

const DOING = new Set(['subject', 'topic', 'bare', 'also']);
/** After these the next clause often has another doer: 뱀이 들어왔는데 (내가) 잡았다. */
const TURNS =
  /(?:는데|은데|ㄴ데|던데|길래|니까|더니|자마자|지만|(?<![에께면])서|려고|라고|다고)[,.~ㅠㅜㅋ]*$/u;
/** What somebody is told to have said changes nothing about who is spoken of. */
const QUOTES = /(?:라고|다고|자고|냐고|라며|다며|자며|라면서|다면서|라길래|다길래)[,.~]*$/u;
const CLOSES =
  /(?:[가-힣](?:고|서|며|면서|는데|은데|던데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|[다요음임함됨옴봄남님죠네까]|[.!?,~]|[ㅋㅎㅠㅜ]{2,})$/u;

export interface Carried {
  /** Who did what was told last. */
  nouns: Noun[];
  /** To whom: after 만났는데 it is often they who do the next. */
  met: Noun[];
  /** What was last spoken of as a thing, for a predicate that names none (문을 두드려서 열었다). */
  objects: Noun[];
  turned: boolean;
}

/** Events of one sentence. `carried` goes from sentence to sentence: who was spoken of last. */
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
      if (!INSTEAD.test(sentence.slice(noun.end - offset, noun.end - offset + 4)))
        addNoun(nouns, asPossessor(noun, words[index + 1]));
    }
    if (word.verb) {
      const head = word.verb.isAttributive ? (words[index + 1]?.nouns ?? []) : [];
      // 동생이 큰 돼지를 안았다: 큰 is of the pig, and the clause goes on.
      const spoken = isDescription(word.verb, nouns) ? [] : nouns;
      if (!isSaidOfTheDead(word.verb, head, sentence))
        events.push(eventOf(word.verb, spoken, head, carried, { sentence, from, chainFrom, offset }));
    }
    if (word.verb && isDescription(word.verb, nouns)) return;
    if (word.verb?.isAttributive) {
      nouns = nouns.filter(({ role }) => role === 'topic');
      return;
    }
    if (!word.verb && !(word.nouns.length === 0 && CLOSES.test(word.text))) return;
    const spokenOf = subjectsOf(nouns).filter(isSure);
    if (!QUOTES.test(word.text)) {
      carried.turned = TURNS.test(word.text) || (carried.turned && spokenOf.length === 0);
      if (spokenOf.length > 0) carried.nouns = spokenOf;
      const met = nouns.filter((noun) => MEETING.has(noun.role) && isAnimate(noun));
      const objects = nouns.filter(({ role }) => role === 'object' || role === 'bare');
      if (objects.length > 0) carried.objects = objects;
      if (met.length > 0 || spokenOf.length > 0) carried.met = met;
    }
    nouns = [];
    from = word.end;
    if (!/고$/u.test(word.text)) chainFrom = word.end;
  });
  const left = subjectsOf(nouns).filter(isSure);
  if (left.length > 0) carried.nouns = left;
  carried.turned = true;
  return events;
}

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
  const said = subjectsOf(nouns);
  const isTold = said.some((noun) => isSure(noun) && !isLooseAnimal(noun));
  const doers =
    said.length > 0
      ? said
      : head.length > 0 && !nouns.some(({ role }) => role === 'subject')
        ? [...head]
        : [];
  const others = [...nouns.filter((noun) => !said.includes(noun) || isLoose(noun)), ...head];
  const isOpen = doers.length === 0 || (!isTold && said.length > 0);
  // 괴롭히던 일진이: whoever it was, it was not the dreamer.
  const isHeadless = verb.isAttributive && head.length === 0 && nouns.length === 0;
  const isSelfCarried = carried.nouns.some(({ classes }) => classes.includes('self'));
  return {
    lemmas: verb.lemmas,
    status: verb.status,
    doers,
    implied: {
      self:
        isOpen &&
        !isHeadless &&
        !verb.isHonorific &&
        (carried.nouns.length === 0 || isSelfCarried || carried.turned),
      nouns: isOpen ? [...carried.nouns, ...(carried.turned ? carried.met : [])] : [],
      objects: carried.objects,
      turned: carried.turned,
    },
    others,
    text: sentence.slice(from, verb.end),
    chain: sentence.slice(chainFrom, verb.end),
    start: offset + verb.start,
    end: offset + verb.end,
  };
}

/** A noun that says its role loosely may be either (뱀 물림; 할머니는 내가 업었다). */
const isLoose = ({ role }: Noun): boolean => role === 'bare' || role === 'also' || role === 'topic';

/** 바퀴벌레 다 때려잡음: an animal without a particle may be what it is done to. */
const isLooseAnimal = ({ role, classes }: Noun): boolean =>
  role === 'bare' && classes.some((name) => ANIMALS.has(name));

const ANIMALS = new Set(['insect', 'snake', 'fish', 'bird', 'beast', 'livestock', 'animal']);

const isDescription = ({ isAttributive, lemmas }: Verb, nouns: readonly Noun[]): boolean =>
  isAttributive && lemmas.some((lemma) => DESCRIBES.has(lemma)) && nouns.some(isAnimate);

const COUNTER = /(?:마리|명|개|분|놈|하나)$/u;

/** 돼지 세 마리가: the particle of the count is that of what is counted. */
function addNoun(nouns: Noun[], noun: Noun): void {
  const counted = nouns.at(-1);
  // 우리 강아지 콩이가: the name is of whoever was named by kind.
  if (noun.classes.includes(UNKNOWN) && counted?.role === 'bare' && isAnimate(counted)) {
    nouns[nouns.length - 1] = { ...counted, role: noun.role };
    return;
  }
  if (!COUNTER.test(noun.word) || counted?.role !== 'bare') nouns.push(noun);
  else nouns[nouns.length - 1] = { ...counted, role: noun.role };
}

const OWNED = new Set(['body', 'clothes', 'house', 'tooth', 'hair', 'phone', 'vehicle']);

/** 남편 손가락을: a person right before a hand is whose hand it is. */
function asPossessor(noun: Noun, next: Word | undefined): Noun {
  const isOwner =
    noun.role === 'bare' && isAnimate(noun) && next?.nouns[0]?.classes.some((name) => OWNED.has(name));
  return isOwner ? { ...noun, role: 'possessor' } : noun;
}

/** 아기 대신 수박을 낳았다: the child neither does it nor is it done to. */
const INSTEAD = /^\s?(?:대신|말고)(?![가-힣]*하)/u;

const MEETING = new Set(['object', 'agent', 'with']);

/** 아무도 모르는데: whoever was spoken of before does not do it. */
const NOBODY = new Set(['아무도', '누구도', '아무']);

/** A thing without a particle may be what is done to (한복 입고), somebody is rather who does it. */
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
