import { hasFinalConsonant } from '../matching/clauses.js';
import { adnominalOf, asPastSyllable, finalConsonantOf, isPastSyllable, withFinal } from './adnominal.js';
import { bare, type Word } from './phrases.js';

/** A piece of the dream in the forms in which prose can go on from it, so that nothing need be quoted. */
export interface Scene {
  /** Before a noun: 집으로 들어온. */
  ad?: string;
  /** 집으로 들어왔 */
  past?: string;
}

const AFTER_PAST =
  /(?:다|어|어요|습니다|는데|는데요|고|고요|지만|으며|으면서|음|더니|으니|던|네요|거든요|다가|더라|더라고요|죠|지요|나 봐요)$/;
const JOINED = /(?:들어|나|다가|따라|쫓아|날아|내려|올라|돌아|찾아)와$/;
const NOUN_IN_GO = /(?:창고|사고|최고|광고|냉장고|금고|경고|신고|참고)$/;
const AS_TOLD = /(?:을|를|도|만|이|은)? ?(?:꿨|꾼|꾸었|꿔|꿈꿨)[가-힣]*(?: 것 같[가-힣]*)?$/;
const DREAM = / ?꿈(?:이?었?[가-힣]{0,4})?$/;
const N = 4;
const ONGOING = /(?<=[가-힣])(?:다가|더니|으면서|면서|으며|며)$/;
/** 물림, 들어옴: written short. */
const NOMINAL =
  /(?:물림|쫓김|잡힘|갇힘|나옴|들어옴|날아감|도망감|도망침|나감|만남|떠남|잃음|다침|열림|닫힘|울음|[가-힣][함됨짐])$/;
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

/** The words that frames may name for a scene: {sceneAd}, {sceneIf}, {sceneSince}, {sceneWhen}. */
export function wordsOfScene(name: string, { ad, past }: Scene): Record<string, Word> {
  const words: Record<string, Word> = {};
  if (ad !== undefined) words[`${name}Ad`] = bare(ad);
  if (past !== undefined) {
    words[`${name}If`] = bare(`${past}다면`);
    words[`${name}Since`] = bare(`${past}으니`);
    words[`${name}When`] = bare(`${past}을 때`);
  }
  return words;
}

/** What wants only its past sign: 쫓아와서, 따라와, 물어요. */
function joinedOf(core: string): string | undefined {
  if (/[^에면래]서$/.test(core) || /[^이예에네군데죠지]요$/.test(core)) return core.slice(0, -1);
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
  if (/[가-힣]고$/.test(core) && !NOUN_IN_GO.test(core)) return `${core} 있었`;
  if (/[가-힣]려고$/.test(core)) return `${core} 했`;
  return undefined;
}

function presentOf(core: string): string | undefined {
  if (WOULD.test(core)) return `${core.replace(WOULD, '')}는`;
  if (ONGOING.test(core)) return core.replace(ONGOING, '던');
  if (NOMINAL.test(core)) return withFinal(core, N);
  if (/[있없]다$/.test(core)) return core.replace(/다$/, '는');
  if (/(?:있|없)어요$/.test(core)) return core.replace(/어요$/, '는');
  if (/[가-힣]던$/.test(core)) return core;
  const last = core.charAt(core.length - 2);
  if (!hasFinalConsonant(last) || finalConsonantOf(last) !== N) return undefined;
  if (core.endsWith('데')) return core.slice(0, -1);
  if (!core.endsWith('다')) return undefined;
  return core.endsWith('는다')
    ? core.slice(0, -1)
    : `${core.slice(0, -2)}${String.fromCharCode(last.charCodeAt(0) - N)}는`;
}
