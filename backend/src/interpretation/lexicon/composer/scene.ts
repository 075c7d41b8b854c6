import { adnominalOf, asPastSyllable, isPastSyllable } from '../adnominal.js';
import { describing, isNoted } from '../matching/noted-endings.js';
import { isLikeVerbOnly } from '../matching/noun-look-alikes.js';
import { finalConsonantOf, hasFinalConsonant, withFinal } from '../syllables.js';
import { lastWordOf } from './fragments.js';
import { bare, type Word, type Words } from './phrases.js';

/** A piece of the dream in the forms in which prose can go on from it, so that nothing need be quoted. */
export interface Scene {
  /** Before a noun: 집으로 들어온. */
  ad?: string;
  /** 집으로 들어왔 */
  past?: string;
}

const AFTER_PAST =
  /(?:다|어|어요|습니다|는데|는데요|는디|는디요|고|고요|구|구요|지만|으며|으면서|음|더니|으니|으니까|길래|던|네요|거든요|거든|당께요?|대|대요|어라|다가|더라|더라고요?|더라구요?|드라|드라고|죠|지요|지|나 봐요)$/;
const JOINED = /(?:들어|나|다가|따라|쫓아|날아|내려|올라|돌아|찾아)와$/;
const AS_TOLD =
  /(?:(?<=꿈)[을도은]?(?: [가-힣]{1,4}){1,2} |[을를도만이은]? |(?<=[꿈을를도만이은]))(?:꿨|꾼|꾸었|꿔|꿈꿨|꾸(?=고|는데|다가|면서))[가-힣]*(?: 것 같[가-힣]*)?$/;
const DREAM = / ?꿈(?:이?었?[가-힣]{0,4})?$/;
const N = 4;
const ONGOING =
  /(?<=[가-힣])(?:다가|더니|으면서|면서|으며|며|길래|느라|더라|더라고요?|더라구요?|드라|드라고|더라는데|던데|던데요|고|구)$/;
/** 펴보니까 → 펴본, 받으니까 → 받은; not 할머니, 바구니. */
const REASON = /(?:으|(?<=[보가오하되나깨서들주지이리기치키타자사켜려]))니$|으?니까$/;
/** “산책 가자” 라고: nothing of its own. */
const SAID = /(?:^| )이?라고$/;
const INTENT = /(?<=[가-힣])려(?:고|니까?|는데|다가)$/;
/** 못 찾겠어요 → 못 찾는. */
const WOULD = /겠[가-힣]{1,4}$/;

/** 돼지꿈 꿨어요 → 돼지꿈, 이빨 빠지는 꿈이었다 → 이빨 빠지는 꿈. */
export function withoutTelling(fragment: string): string {
  const told = fragment.replace(AS_TOLD, '');
  if (told === fragment) return fragment.replace(/꿈(?:이었|입|이에|이야|인데|이네)[가-힣]*$/, '꿈');
  return told.replace(/꿈[을도이은]?$/, '꿈');
}

export function sceneOf(fragment: string): Scene {
  const core = withoutTelling(fragment);
  if (DREAM.test(core)) {
    const before = core.replace(DREAM, '');
    return /[는은던한운]$/.test(before) && before.includes(' ') ? { ad: before } : {};
  }
  const past = pastOf(core);
  if (past !== undefined) return { ad: adnominalOf(past), past };
  const ad = presentOf(core);
  return ad === undefined ? {} : { ad };
}

/** The words that frames may name for a scene: {sceneAd}, {scenePast}, {sceneIf}, {sceneWhen}. */
export function wordsOfScene(name: string, { ad, past }: Scene): Record<string, Word> {
  const words: Record<string, Word> = {};
  if (ad !== undefined) words[`${name}Ad`] = bare(ad);
  if (past !== undefined) {
    words[`${name}Past`] = bare(past);
    words[`${name}If`] = bare(`${past}다면`);
    words[`${name}When`] = bare(`${past}을 때`);
  }
  return words;
}

/** The same for a scene as it is told, or no words for none. */
export function wordsOfTold(name: string, told: string | undefined): Words {
  return told === undefined ? {} : wordsOfScene(name, sceneOf(told));
}

/** 물어요, 와요, 해요, 꿔요: the verb has its ending, and 아니에요, 났구요, 껜요 are none. */
const POLITE = /[아어여해와워져려혀겨쳐켜펴라봐줘꿔가나서타자사차써커터러애내대돼춰둬놔배깨새]요$/;

/** 쫓아와서, 일어나서; not 교과서, 통지서. */
const BECAUSE = /[^에면래과고지비유부도개요의소]서$/;

/** 잘한 건가요, 있나요: a question. */
const ASKED = /(?:[은는인한던건운된][가지]|[있없았었했겠]나)요$/;

/** What wants only its past sign: 쫓아와서, 따라와, 물어요. */
function joinedOf(core: string): string | undefined {
  if (BECAUSE.test(core) || (POLITE.test(core) && !ASKED.test(core))) return core.slice(0, -1);
  return JOINED.test(core) ? core : undefined;
}

function pastOf(core: string): string | undefined {
  if (WOULD.test(core)) return undefined;
  const stem = core.replace(AFTER_PAST, '');
  if (stem !== core && isPastSyllable(stem.slice(-1))) return stem;
  if (/[가-힣]세요$/.test(core)) return core.replace(/세요$/, '셨');
  const joined = joinedOf(core);
  const last = joined && asPastSyllable(joined.slice(-1));
  if (joined && last) return joined.slice(0, -1) + last;
  return undefined;
}

function presentOf(core: string): string | undefined {
  if (WOULD.test(core)) return `${core.replace(WOULD, '')}는`;
  if (INTENT.test(core)) return core.replace(INTENT, '려던');
  if (isLikeVerbOnly(core) || SAID.test(core)) return undefined;
  // One word alone is rather a name: 가위눌림, 로고.
  const isAlone = !core.includes(' ');
  if (ONGOING.test(core)) return isAlone && /[고구]$/.test(core) ? undefined : core.replace(ONGOING, '던');
  if (isNoted(lastWordOf(core), true)) return isAlone ? undefined : describing(core);
  if (/[있없]다$/.test(core)) return core.replace(/다$/, '는');
  if (/(?:있|없)어요$/.test(core)) return core.replace(/어요$/, '는');
  if (/[가-힣]던$/.test(core)) return core;
  if (REASON.test(core)) return fromReason(core);
  return fromPlain(core);
}

function fromReason(core: string): string | undefined {
  const stem = core.replace(REASON, '');
  if (/[있없]$/.test(stem)) return `${stem}던`;
  if (/으니까?$/.test(core)) return `${stem}은`;
  return stem === '' || hasFinalConsonant(stem.slice(-1)) ? undefined : withFinal(stem, N);
}

function fromPlain(core: string): string | undefined {
  const last = core.charAt(core.length - 2);
  if (!hasFinalConsonant(last) || finalConsonantOf(last) !== N) return undefined;
  if (/[데디]$/.test(core)) return core.slice(0, -1);
  if (!core.endsWith('다')) return undefined;
  return core.endsWith('는다')
    ? core.slice(0, -1)
    : `${core.slice(0, -2)}${String.fromCharCode(last.charCodeAt(0) - N)}는`;
}
