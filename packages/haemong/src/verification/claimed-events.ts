import { disassembled } from '@kkumpuri/korean';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Narration } from '../understanding/understanding.js';

/** An event of a reading, the text that tells it, and the nouns of that text. */
export interface Claimed {
  text: string;
  event: DreamEvent;
  nouns: readonly Noun[];
  /** `ongoing`: 울던 꿈, which may not have been completed (찾던 꿈). `leading`: 받아 품에 안은 꿈. */
  manner: 'told' | 'leading' | 'ongoing';
}

/** A text of a reading, parsed. */
export interface Narrated extends Pick<Narration, 'events' | 'nouns'> {
  text: string;
}

/** 열렸고, 찾아내셨으니, 잡히고 말았으니. */
export const PAST = /[았었였셨했갔왔났됐렸쳤졌겼웠렀뒀줬냈탔섰켰폈봤샀꼈렜녔혔뺐]|고 (?:말|마[신셨]|만 )/u;
/** 열려서 길이 생겼고: a verb form that leads to the next deed. */
const LINKED = /(?:[아어여려와워해켜쳐져겨타가나사서고며자]|고도|다가?|채로?)$/u;
/** In characters after a linked verb. */
const NEXT_DEED = 40;
/** 찾았겠어요, 드셨는지, 열렸을지도, 잡힐 뻔. */
const SUPPOSED = /겠|[는은었았]지|을 ?(?:것|거|지|텐|테|듯|뿐)|뻔|다면|더라면|라[는고]/u;
/** 찾고 계셨지만, 터뜨리려고 했지만, 열고 들어가지는 못했지만: an attempt, a wish or a denial. */
const UNDONE = /려(?:고|다|던|니| ?(?:했|하|애|안간힘|노력|들))|고 (?:있|계|싶)|않|못/u;
/** 애를 먹었지만, 입을 여셨던: an idiom. */
const IDIOM_OBJECT = /(?:애|겁|마음|욕|나이|더위|입|말문|마음의 문)[를을]?\s?$/u;

/** Returns the events that the prose of a reading tells as something that happened. */
export const claimedIn = (told: Narrated): Claimed[] => eventsIn(told, (event) => isClaim(told.text, event));

/** 들어가지 못하고, 멈추지 않고: denied, in a sentence that tells what happened. */
const DENIES = /^[가-힣]*(?:지|진|지는|지도)\s(?:못|않|안)/u;

/** 잘 써지지 않았지만. */
const DEGREE = /(?:^|\s)(?:잘|더|다|자주|오래|쉽게|높이|멀리|크게|많이|함부로|그리|그다지|별로)\s$/u;

/** Returns the events that the prose of a reading tells as something that did not happen in the dream. */
export const deniedIn = (told: Narrated): Claimed[] =>
  eventsIn(told, ({ start, end, status }) => {
    const { text } = told;
    const [rest = ''] = text.slice(end).split(/[.!?]/u, 1);
    return (
      status === 'not' &&
      !DEGREE.test(text.slice(0, start)) &&
      DENIES.test(text.slice(start, end) + rest) &&
      nextPastIn(rest) >= 0
    );
  });

/** 앉지 못한 장면은. */
const DENIED_SCENE = /^[가-힣]*지[는도]?\s(?:못한|않은) (?:장면|꿈)/u;

/** Returns the events that a text names as a scene in which they did not happen. */
export const deniedSceneIn = (told: Narrated): Claimed[] =>
  eventsIn(told, ({ start, status }) => status === 'not' && DENIED_SCENE.test(told.text.slice(start)));

/** Returns the same for a headline, where a past attribute tells what happened: 끝내 찾은 지갑. */
export const claimedInHeadline = (told: Narrated): Claimed[] =>
  eventsIn(
    told,
    ({ start, end, status }) => status === 'done' && isPastAttribute(told.text.slice(start, end)),
  );

const eventsIn = ({ text, events, nouns }: Narrated, isWanted: (event: DreamEvent) => boolean): Claimed[] =>
  events.filter(isWanted).map((event) => ({ text, event, nouns, manner: mannerOf(text, event) }));

function mannerOf(text: string, { start, end }: DreamEvent): Claimed['manner'] {
  const verb = text.slice(start, end);
  if (verb.endsWith('던') && !PAST.test(verb)) return 'ongoing';
  return LINKED.test(verb) ? 'leading' : 'told';
}

/** 당신이 담은 구렁이. */
export const YOU = /당신[이은도]\s(?:[^,.!?]{0,20}\s)?$/u;

/** 빗장이 안 풀려: the pattern of a phrase may contain the denial. */
const DENIED = /(?:^|\s)(?:안|못)\s/u;
const REST_OF_WORD = /^[가-힣]*/u;

/** Tests whether the text tells as something that happened what one of these phrases names, each up to its verb. */
export const tellsPhrase = (text: string, phrases: RegExp): boolean =>
  [...text.matchAll(phrases)].some(({ 0: found, index }) => {
    const [ending = ''] = REST_OF_WORD.exec(text.slice(index + found.length)) ?? [];
    const start = index + found.lastIndexOf(' ') + 1;
    return !DENIED.test(found) && isTold(text, start, index + found.length + ending.length);
  });

const isClaim = (text: string, { start, end, status }: DreamEvent): boolean =>
  status === 'done' && !IDIOM_OBJECT.test(text.slice(0, start)) && isTold(text, start, end);

/** 열린 (문), 찾은 (지갑). */
const isPastAttribute = (verb: string): boolean =>
  !/[는던]$/u.test(verb) && disassembled(verb).endsWith('ㄴ');
const OF_DREAM = /^ (?:꿈|장면|점[이은도]|대목)/u;
/** 돌려드린 당신의 모습. */
export const OF_YOU = /^ 당신[의은]/u;
/** 받아 품에 안은 꿈: the last verb of a sentence that names the dream. */
const IN_DREAM = /[가-힣] (?:꿈|장면)(?:이에요|이네요|이지요|이죠|입니다|이고|인데|[은이에]\s|$)/u;

/** Tests whether the verb form in this place tells something that happened. */
function isTold(text: string, start: number, end: number): boolean {
  const verb = text.slice(start, end);
  const [rest = ''] = text.slice(end).split(/[.!?]/u, 1);
  if (SUPPOSED.test(verb + rest.slice(0, 3))) return false;
  if (verb.endsWith('던') && OF_DREAM.test(rest)) return true;
  const isOfYou = OF_YOU.test(rest) || YOU.test(text.slice(0, start));
  if (isPastAttribute(verb) && (OF_DREAM.test(rest) || isOfYou)) return true;
  if (PAST.test(verb)) return !UNDONE.test(verb);
  const nextPast = LINKED.test(verb) ? nextPastIn(rest.slice(0, NEXT_DEED)) : -1;
  if (nextPast < 0) return false;
  // 밟고도 물리지 않으셨다: what stands before 고도 happened.
  return verb.endsWith('고도') || !UNDONE.test(verb + rest.slice(0, nextPast + 1));
}

/** Returns where the next deed that happened is told; -1 if none is. */
function nextPastIn(rest: string): number {
  const past = rest.search(PAST);
  if (past >= 0) return past;
  const dream = rest.search(IN_DREAM);
  return dream >= 0 && isPastAttribute(rest.slice(0, dream + 1)) ? dream : -1;
}
