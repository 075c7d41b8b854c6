import { josa } from 'es-hangul';
import { hasFinal } from './jamo.js';

/** Role that a particle gives its noun in the clause. `bare`: no particle is written, as in text messages. */
export type Role =
  'subject' | 'topic' | 'object' | 'agent' | 'place' | 'with' | 'means' | 'possessor' | 'also' | 'bare';

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
    '도 만 마저 조차 마다 까지도 만이 만은 이나 나 밖에 보다 처럼 같은 인데 인 이고 였는데 이었는데 라고 이라고 이라는 라는 이라며 였다 이었다 였고 이었고 이랑도 더라고요 이더라고요 더라구요 이더라구요 더라 이더라 였어요 이었어요 예요 이에요 네요 이네요 였음 이었음 임 던데 이던데 라서 이라서 여서 이어서 인지 끼리 들끼리 만큼 만큼이나 만한 씩 라도 이라도 뿐 뿐이고 뿐이었다 였던 이었던 니까 이니까 였거든요 이었거든요 였지 이었지 였네 이었네 였는지 이었는지 인가 인줄 였더니 이었더니 이구 였슈 이었슈 인데요 이고요 였습니다 이었습니다 입니다 이라던데 이라던가',
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

export interface ParticleFound {
  role: Role;
  particle: string;
}

/** Parses the part of a word after a noun. Undefined unless it is empty or a suffix or particle that fits the noun. */
export function particleAfter(noun: string, rest: string): ParticleFound | undefined {
  const found = PARTICLE.exec(rest);
  if (!found) return undefined;
  const particle = found[2] ?? '';
  if (!agrees(noun + (found[1] ?? ''), particle)) return undefined;
  return { role: particle === '' ? 'bare' : (ROLE_OF.get(particle) ?? 'bare'), particle };
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

/** 할머니 + 이/가 → 할머니가. */
export function withParticle(noun: string, pair: string): string {
  return josa(noun, pair as Pair);
}
