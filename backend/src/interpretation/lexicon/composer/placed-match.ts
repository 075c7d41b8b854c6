import type { SymbolMatch } from '../../interpreter.port.js';
import { sceneOf } from './scene.js';
import type { Tale } from './tale.js';

/** A symbol with the scene in which the dream shows it, where that can be told in a few words. */
export interface PlacedMatch extends SymbolMatch {
  scene?: string;
  /** The same in fewer words, for where it has been told already. */
  short?: string;
}

const SCENE = 24;
const POINT = 22;
const SHORT = 13;
const DISTINCT = 10;
const OWN_PART = 7;

/** Each symbol with its scene; one that another symbol has told already is cut down to its own part. */
export function placed(symbols: readonly SymbolMatch[], tale: Tale): PlacedMatch[] {
  const taken = new Set<string>();
  return symbols.map((match) => {
    const whole = tale.at(match, taken.size === 0 ? SCENE : POINT, match.word);
    const brief = distinct(tale.inShort(match, SHORT, match.word)) ?? whole;
    const own = match.word === undefined ? undefined : notAnybodys(tale.onlyOf(match, match.word));
    const scene = firstFresh([whole, brief, own], taken);
    if (scene === undefined) return match;
    taken.add(scene);
    const short = firstFresh([brief, own, scene], taken) ?? scene;
    taken.add(short);
    return { ...match, scene, short };
  });
}

/** 치마에 담아준, but not 이빨이 빠진. */
function notAnybodys(part: string | undefined): string | undefined {
  return part !== undefined && (sceneOf(part).ad ?? '').length >= OWN_PART ? part : undefined;
}

/** 이빨이 빠졌다 may stand in anybody's dream. */
function distinct(scene: string | undefined): string | undefined {
  return scene !== undefined && scene.length >= DISTINCT ? scene : undefined;
}

function firstFresh(scenes: readonly (string | undefined)[], taken: ReadonlySet<string>): string | undefined {
  const given = scenes.filter((scene) => scene !== undefined);
  return given.find((scene) => !taken.has(scene)) ?? given.at(-1);
}
