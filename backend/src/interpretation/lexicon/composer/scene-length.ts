import { lastWords } from './fragments.js';
import { isTelling, squeezed } from './retelling.js';
import { sceneOf } from './scene.js';

/** 이빨이 빠졌다 may stand in anybody's dream. */
const DISTINCT = 8;
/** A little over is better than half a scene. */
export const LENIENT = 6;

/** Those that can go before a noun, first those that are not anybody's. */
function possible(tries: readonly string[]): string[] {
  const texts = tries.filter((text) => sceneOf(text).ad !== undefined && isTelling(text));
  return [...texts.filter((text) => text.length >= DISTINCT), ...texts];
}

/** The first stretch that fits, without what can be spared. */
export function fitting(tries: readonly string[], longest: number, keep?: string): string | undefined {
  return possible(tries)
    .map((text) => squeezed(text, keep, longest))
    .find((text) => text.length <= longest + LENIENT && isTelling(text));
}

/** The last words of what is too long. */
export function cut(tries: readonly string[], longest: number, keep?: string): string | undefined {
  return possible(tries)
    .map((text) => lastWords(squeezed(text, keep, longest), longest))
    .find(isTelling);
}
