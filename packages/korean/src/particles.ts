import { josa } from 'es-hangul';
import { copulaOf, type Copula } from './copula.js';
import { hasFinal } from './jamo.js';

/**
 * Role that a particle gives its noun in the clause. `complement`: a form of the copula 이다 follows. `bare`: no particle is
 * written, as in text messages.
 */
export type Role =
  | 'subject'
  | 'topic'
  | 'object'
  | 'agent'
  | 'place'
  | 'with'
  | 'means'
  | 'possessor'
  | 'complement'
  | 'also'
  | 'bare';

const ROLES: readonly (readonly [Role, string])[] = [
  ['subject', '이 가 께서 께서는 께서도 에서가'],
  ['topic', '은 는 이는 가는'],
  ['object', '을 를 ㄹ'],
  [
    'agent',
    '에게 한테 께 에게서 한테서 더러 보고 한테는 한테도 에게는 에게도 에게만 한테만 한테서도 한테서는',
  ],
  [
    'place',
    '에 에서 에다 에다가 에는 에도 에서는 에서도 까지 부터 에까지 에서부터 에선 엔 에만 에서만 까지는',
  ],
  ['with', '와 과 랑 이랑 하고 와는 과는 랑은 이랑은'],
  ['means', '로 으로 로는 으로는 로도 으로도 로부터 으로부터 로만 으로만 론 으론'],
  ['possessor', '의'],
  [
    'also',
    '도 만 마저 조차 마다 까지도 만이 만은 이나 나 밖에 보다 처럼 같은 이랑도 끼리 들끼리 만큼 만큼이나 만한 씩 라도 이라도 뿐',
  ],
];

const ROLE_OF = new Map(
  ROLES.flatMap(([role, words]) => words.split(' ').map((word) => [word, role] as const)),
);
const NOUN_SUFFIX = '(?:들|님|네|씨|쪽|속|안|위|앞|옆|밑|밖|뒤|떼|꿈)?';
const PARTICLE = new RegExp(
  `^(${NOUN_SUFFIX})(${[...ROLE_OF.keys()].sort((a, b) => b.length - a.length).join('|')})?$`,
  'u',
);
const SUFFIXED = new RegExp(`^${NOUN_SUFFIX}`, 'u');

export interface ParticleFound {
  role: Role;
  particle: string;
  /** The predicate that follows a complement. */
  copula?: Copula;
}

/** Parses the part of a word after a noun. Undefined unless it is empty or a suffix or particle that fits the noun. */
export function particleAfter(noun: string, rest: string): ParticleFound | undefined {
  const found = PARTICLE.exec(rest);
  if (!found) return complementBefore(noun, rest);
  const particle = found[2] ?? '';
  if (!agrees(noun + (found[1] ?? ''), particle)) return undefined;
  return { role: particle === '' ? 'bare' : (ROLE_OF.get(particle) ?? 'bare'), particle };
}

/** Tries the rest with and without a suffix: 사람들이었다, 엄마네요. */
function complementBefore(noun: string, rest: string): ParticleFound | undefined {
  const [suffix = ''] = SUFFIXED.exec(rest) ?? [];
  const copula = copulaOf(noun + suffix, rest.slice(suffix.length)) ?? copulaOf(noun, rest);
  return copula && { role: 'complement', particle: rest, copula };
}

const AFTER_VOWEL = new Set(['가', '는', '를', '와', '랑', '로', '론', '니까', '라도']);
const AFTER_FINAL = new Set(['이', '은', '을', '과', '이랑', '으로', '으론', '이니까', '이라도']);

/** Whether the particle fits the final sound of the noun. Users do not confuse these: 소은 is not 소 with 은. */
function agrees(noun: string, particle: string): boolean {
  if (AFTER_VOWEL.has(particle))
    return !hasFinal(noun) || (['로', '론'].includes(particle) && /[ㄹ]$/u.test(lastFinal(noun)));
  if (AFTER_FINAL.has(particle)) return hasFinal(noun);
  return true;
}

function lastFinal(noun: string): string {
  const code = noun.charCodeAt(noun.length - 1) - 0xac00;
  return code >= 0 && code % 28 === 8 ? 'ㄹ' : '';
}

type Pair = Parameters<typeof josa>[1];

/** Pairs of particles; the final sound of the noun decides which one follows. */
export const PARTICLE_PAIRS = [
  '이/가',
  '은/는',
  '을/를',
  '와/과',
  '으로/로',
  '이나/나',
  '이에요/예요',
  '아/야',
  '이라/라',
] as const satisfies readonly Pair[];

/** Returns the pair of a particle: 을 → 을/를; undefined for one that fits any noun (에, 도). */
export const pairOf = (particle: string): Pair | undefined =>
  PARTICLE_PAIRS.find((pair) => pair.split('/').includes(particle));

/** 할머니 + 이/가 → 할머니가. */
export function withParticle(noun: string, pair: string): string {
  return josa(noun, pair as Pair);
}
