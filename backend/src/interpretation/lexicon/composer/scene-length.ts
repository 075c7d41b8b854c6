import { lastWords } from './fragments.js';
import { isTelling, squeezed } from './retelling.js';
import { sceneOf } from './scene.js';

/** 이빨이 빠졌다 may stand in anybody's dream. */
const DISTINCT = 8;
/** A little over is better than half a scene. */
export const LENIENT = 6;

/** Those that can go before a noun, first those with the word that must not be lost. */
function possible(tries: readonly string[], keep?: string): string[] {
  const texts = tries.filter((text) => sceneOf(text).ad !== undefined && isTelling(text));
  const named = texts.filter((text) => keep === undefined || text.includes(keep));
  const own = named.length > 0 ? named : texts;
  return [...own.filter((text) => text.length >= DISTINCT), ...own];
}

/** The first stretch that fits, without what can be spared. */
export function fitting(tries: readonly string[], longest: number, keep?: string): string | undefined {
  return possible(tries, keep)
    .map((text) => squeezed(text, keep, longest))
    .find((text) => text.length <= longest + LENIENT && isTelling(text));
}

/** The last words of what is too long. */
export function cut(tries: readonly string[], longest: number, keep?: string): string | undefined {
  return possible(tries, keep)
    .map((text) => lastWords(squeezed(text, keep, longest), longest))
    .find(isTelling);
}
