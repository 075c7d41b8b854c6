import { dreamOnly } from '../../dream-only.js';
import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { isNoted } from '../matching/noted-endings.js';
import { aboutOf } from './about.js';
import { readAxes, readEnding, type AxisReading, type EndingKey } from './axes.js';
import { findFeelings, type Feeling } from './feelings.js';
import { lastWordOf, lastWords, tidy } from './fragments.js';
import { bare, quoted, type Word, type Words } from './phrases.js';
import { sceneOf, withoutTelling, wordsOfTold } from './scene.js';
import { placed, type PlacedMatch } from './placed-match.js';
import { Tale } from './tale.js';
import { isQuotable, isTellable } from './tellable.js';

/** What an axis of traditional judgement was read from. */
export interface PlacedAxis extends AxisReading {
  scene?: string;
}

/** All that the composer knows of a dream; every quote is the dream's own words. */
export interface DreamView {
  matches: readonly PlacedMatch[];
  feelings: readonly Feeling[];
  axes: readonly PlacedAxis[];
  /** How the dream closes, where tradition would weigh that, and in which scene. */
  ending?: { key: EndingKey; scene: string };
  /** What may be told again, the symbols' own scenes first. */
  scenes: readonly string[];
  /** True for a dream of a few words in which nothing happens yet. */
  isBrief: boolean;
  /** What every frame may name. */
  words: Words;
}

const WHOLE = 40;
const POINT = 22;
const BRIEF = 16;
/** More than a reading can take up. */
const MOST_SCENES = 12;
/** 행복한 마음 is known by its first syllables. */
const ROOT = 2;
/** An opening that needs no second scene. */
const LONG_ENOUGH = 28;
/** Longer names would make a sentence that two dreams may share. */
const SHORT_NOUN = 4;

export function viewDream({ dreamContent, matches: found }: DreamMaterial): DreamView {
  const text = dreamOnly(dreamContent.normalize('NFC'));
  const symbols = found.filter(({ quote }) => isQuotable(quote));
  const tale = new Tale(
    text,
    isTellable,
    symbols.flatMap(({ word }) => word ?? []),
  );
  const matches = placed(symbols, tale);
  const told = tale.told.map((clause) => clause.text).join(' ');
  const core = withoutTelling(tidy(text));
  const isBrief = core.length <= BRIEF && matches.length < 2 && isNameOnly(core, matches[0]);
  const scenes = scenesOf(tale, matches);
  const ending = endingOf(tale);
  const feelings = findFeelings(told);
  return {
    matches,
    feelings,
    axes: readAxes(tale.told).map((axis) => placedAxis(axis, tale)),
    ...(ending ? { ending } : {}),
    scenes,
    isBrief,
    words: isBrief
      ? { np: bare(core === '' ? UNNAMED : dreamOf(core)) }
      : {
          closing: told === '' ? bare(UNTOLD) : quoted(lastWords(told)),
          ...wordsOfWhole(tale, matches[0], scenes, feelings[0]?.named.slice(0, ROOT)),
          ...(matches[0] ? nameOf(matches[0]) : {}),
          ...(feelings[0] ? wordsOfFeeling(feelings[0]) : {}),
        },
  };
}

function placedAxis(axis: AxisReading, tale: Tale): PlacedAxis {
  const scene = tale.at(axis.clause, POINT, axis.sign);
  return scene?.includes(axis.sign) ? { ...axis, scene } : axis;
}

function scenesOf(tale: Tale, matches: readonly PlacedMatch[]): string[] {
  const others = tale.happening.slice(0, MOST_SCENES).flatMap((clause) => tale.at(clause, POINT) ?? []);
  return [...new Set([...matches.flatMap(({ scene }) => scene ?? []), ...others])];
}

function endingOf(tale: Tale): DreamView['ending'] {
  const [closing, last] = [tale.told.at(-1), tale.happening.at(-1)];
  const key = closing ? readEnding(closing.text) : undefined;
  const scene = last ? (tale.at(last, POINT) ?? last.text) : undefined;
  return key === undefined || scene === undefined ? undefined : { key, scene };
}

/** The opening's scene, and another one where the first is short or leaves unsaid who was there. */
function wordsOfWhole(
  tale: Tale,
  first: PlacedMatch | undefined,
  scenes: readonly string[],
  felt = '',
): Words {
  const range = first ?? tale.happening[0];
  const whole = (range && tale.whole(range, WHOLE, first?.word)) ?? (first ? undefined : scenes[0]);
  if (whole === undefined) return {};
  const besides = scenes.find(
    (scene) => !whole.includes(lastWordOf(scene)) && (felt === '' || !scene.includes(felt)),
  );
  const isEnough = whole.length > LONG_ENOUGH && aboutOf(whole) !== undefined;
  return {
    ...wordsOfTold('whole', whole),
    ...(isEnough ? {} : wordsOfTold('besides', besides)),
  };
}

/** That somebody was not afraid is no feeling to ask after. */
function wordsOfFeeling({ key, named }: Feeling): Words {
  return { feel: bare(named), ...(key === 'unafraid' ? {} : { felt: bare(named) }) };
}

const LONGEST_QUOTE = 24;

function shortOf(quote: string): string {
  return quote.length <= LONGEST_QUOTE ? tidy(quote) : lastWords(quote);
}

function nameOf(match: SymbolMatch): Record<string, Word> {
  const label = labelOf(match);
  const isShort = match.word !== undefined && label.length <= SHORT_NOUN;
  return {
    firstDream: bare(dreamOf(label)),
    firstTold: quoted(shortOf(match.quote)),
    ...(isShort ? { noun: bare(label) } : {}),
  };
}

/** 아 진짜 (개꿈) */
const EXCLAIMED = /^(?:(?:아|와|헐|어|음|하|오|진짜|정말|대박|미친|제기랄)[,.~!]* )+(?=\S)/;
/** 임신한 꿈 (나 남잔데): the name comes first. */
const NAMED_FIRST = /^(.{1,20}?꿈)[을도은이]?\s/;

/** 뱀 → 뱀 꿈; 이빨 빠지는 꿈 stays. */
export function dreamOf(told: string): string {
  const name = told.replace(EXCLAIMED, '');
  const named = NAMED_FIRST.exec(name)?.[1];
  if (named !== undefined) return named;
  if (name.endsWith('꿈')) return name;
  const { ad } = sceneOf(name);
  return `${ad ?? name} 꿈`;
}

export function labelOf({ name, word }: SymbolMatch): string {
  return word ?? name;
}

const SENTENCE = /[가-힣](?:요|다|까|죠|네|냐|어|지)$/;

/** 뱀, 돼지꿈, 이빨 빠지는 꿈, 가위눌림: named and not told. */
function isNameOnly(core: string, match: SymbolMatch | undefined): boolean {
  if (match?.word === core) return true;
  if (core.includes(' ') && isNoted(lastWordOf(core), true)) return false;
  return sceneOf(core).past === undefined && !SENTENCE.test(core);
}

/** Stands for a text without a word. */
const UNNAMED = '이 꿈';
/** Stands for a text of which nothing can be told again. */
const UNTOLD = '적어 주신 글';
