import type { Noun } from './nouns.js';
import type { Verb } from './verbs.js';

const DYING = new Set(['돌아가시다', '죽다', '떠나다']);
const PEOPLE = new Set(['kin', 'friend', 'partner', 'ex', 'celebrity', 'pet']);

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
