import { josa } from 'es-hangul';

/** A value that a frame may name; particles follow the sound of `plain`, not of the closing quote mark. */
export interface Word {
  shown: string;
  plain: string;
}

export type Words = Readonly<Partial<Record<string, Word>>>;

export function bare(text: string): Word {
  return { shown: text, plain: text };
}

export function quoted(text: string): Word {
  return { shown: `‘${text}’`, plain: text };
}

const SLOT = /\{(\w+)(?::([^}]+))?\}/g;

/** Fills `{name}` and `{name:은/는}` slots. Frames are only chosen when their words are there. */
export function fill(frame: string, words: Words): string {
  return frame.replace(SLOT, (_, name: string, particle?: string) => {
    const word = words[name];
    if (!word) throw new Error(`frame needs {${name}}: ${frame}`);
    return particle ? word.shown + particleAfter(word.plain, particle) : word.shown;
  });
}

export function slotsOf(frame: string): string[] {
  return [...frame.matchAll(SLOT)].map(([, name]) => name ?? '');
}

type BaseParticle = '이/가' | '을/를' | '은/는' | '과/와' | '와/과' | '으로/로' | '이라/라';

/** 이라는/라는, 이라고/라고 and 이라도/라도 and the like go by the same sound as 이라/라. */
export function particleAfter(word: string, particle: string): string {
  const sounding = word.replace(/[^가-힣A-Za-z0-9]+$/u, '') || word;
  const extended = /^이라(는|고|도|면)\/라\1$/.exec(particle);
  if (extended) return josa.pick(sounding, '이라/라') + (extended[1] ?? '');
  if (particle === '과/와') return josa.pick(sounding, '와/과');
  return josa.pick(sounding, particle as Exclude<BaseParticle, '과/와'>);
}
