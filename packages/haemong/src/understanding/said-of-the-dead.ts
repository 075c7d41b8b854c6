import type { Noun } from './nouns.js';
import type { Verb } from './verbs.js';

const DYING = new Set(['돌아가시다', '죽다', '떠나다']);
const PEOPLE = new Set(['kin', 'friend', 'partner', 'ex', 'celebrity', 'pet']);

/** 엄마는 지금 건강하신데, 바로 전화드렸는데 잘 계세요: who died in the dream lives. */
const ALIVE =
  /(?:지금|아직|현실|실제)[가-힣]{0,3}\s[^.!?\n]{0,14}(?:건강하[신게세시십]|정정하|멀쩡|살아)|멀쩡히 살아|살아\s?계(?!셨|실\s?때|시던)|잘\s?계[세시셔](?!는\s?(?:걸|거|건|지))/u;
/** 돌아가신 지 1년: such a death is no event of the dream. */
const DATED = /\s?지\s|지\s?\d|전에|작년|재작년|올해|지난|기일|제사|49재/u;

const DEATH = /돌아가[셔셨시]|죽[어었는]/u;

/** Tests whether the words tell a death that only happened in the dream, because the text says that the person lives. */
export const isOnlyDreamtDeath = (words: string, text: string): boolean =>
  DEATH.test(words) && !ALIVE.test(words) && ALIVE.test(text) && !DATED.test(words);

/** 죽은 우리 뽀삐, 죽은 영감: a deceased being, even if the lexicon lacks the name. */
const NAMED_DEAD = /^\s?(?:(?:우리|울|내|제)\s?[가-힣]{2,}|[가-힣]{2,}(?:이|가|은|는|이랑|랑|께서))/u;
const NOT_DECEASED = /^\s?(?:사람|꿈|뒤|후|다음|줄|채|상태|모습|시체|물고기|쥐|뱀|벌레|새|척)/u;

/** 돌아가신 할머니: the attribute identifies a person and is not an event of the dream. */
export function isDeceasedEpithet(verb: Verb, head: readonly Noun[], sentence: string): boolean {
  if (!verb.isAttributive || !verb.lemmas.some((lemma) => DYING.has(lemma))) return false;
  if (head.some(({ classes }) => classes.some((name) => PEOPLE.has(name)))) return true;
  const after = sentence.slice(verb.end, verb.end + 12);
  return (
    /죽은$/u.test(sentence.slice(verb.start, verb.end)) && NAMED_DEAD.test(after) && !NOT_DECEASED.test(after)
  );
}
