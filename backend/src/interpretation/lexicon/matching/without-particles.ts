import type { SymbolEntry } from '../symbol-entry.js';
import { VERB_BEFORE_DREAM } from './solid-verbs.js';

/** Before another word they mostly mean something else: 말 못 하는, 새 옷을 사는, 두 달 쉬는. */
const AMBIGUOUS = new Set([
  '말',
  '새',
  '밤',
  '차',
  '금',
  '갓',
  '해',
  '바람',
  '달',
  '매',
  '무',
  '게',
  '절',
  '창',
  '성',
  '가지',
  '가위',
]);
/** 개꿈 is a dream without meaning. */
const SOLID_MEANS_ELSE = new Set(['개']);
const NOT_COUNTED = '(?<!(?:몇|한|두|세|네|여러|다섯|여섯|일곱|여덟|아홉|열) )';
/** 하늘 높이 and 날개 달린 only describe. */
const PARTICLES = /^(?!하늘|날개)([가-힣]{1,3})\(\?:[가이을를은는도에로의만들으서과와|]+\) \?(?=\()/;

/**
 * Short nouns are known by their particles. Whoever notes a dream in a few words leaves those out, and
 * the spaces often, too: 물 꿈, 칼 맞는 꿈, 머리잘랐어요.
 */
export function patternsWithoutParticles({ byContext = [], patterns = [] }: SymbolEntry): string[] {
  const spoken = patterns.filter((pattern) => PARTICLES.test(pattern));
  return [
    ...byContext.filter((noun) => !noun.endsWith('꿈')).flatMap(dreamsOf),
    ...spoken.map((pattern) => NOT_COUNTED + pattern.replace(PARTICLES, '$1 ?')),
  ];
}

function dreamsOf(noun: string): string[] {
  const named = `${noun}${SOLID_MEANS_ELSE.has(noun) ? ' ' : ' ?'}꿈(?:[을이도은]|인[가-힣]{0,4})?(?![가-힣])`;
  if (AMBIGUOUS.has(noun)) return [NOT_COUNTED + named];
  const solid = `${noun}(?=${VERB_BEFORE_DREAM})`;
  return [NOT_COUNTED + named, solid, `${NOT_COUNTED}${noun} (?=[가-힣]{0,5}[는진난친린된간온탄] ?꿈)`];
}
