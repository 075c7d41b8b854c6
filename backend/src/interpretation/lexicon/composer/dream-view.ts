import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { splitClauses } from '../matching/clauses.js';
import { readAxes, readEnding, type AxisReading, type EndingKey } from './axes.js';
import { findFeelings, type Feeling } from './feelings.js';
import { lastWords, tidy } from './fragments.js';
import { bare, particleAfter, quoted, type Word, type Words } from './phrases.js';
import { sceneOf, withoutTelling, wordsOfScene } from './scene.js';

/** All that the composer knows of a dream; every quote is the dream's own words. */
export interface DreamView {
  matches: readonly SymbolMatch[];
  feelings: readonly Feeling[];
  axes: readonly AxisReading[];
  ending: EndingKey;
  /** True for a dream of a few words in which nothing happens yet. */
  isBrief: boolean;
  /** What every frame may name. */
  words: Words;
}

const WHOLE = 26;
const SCENE = 20;
const END = 18;
const POINT = 14;
const BRIEF = 16;
/** A short sentence about two symbols may be anybody's; with longer names it would be shared. */
const SHORT_PAIR = 9;
const SHORT_FEELING = 9;

export function viewDream({ dreamContent, matches }: DreamMaterial): DreamView {
  const text = dreamContent.normalize('NFC').trim();
  const clauses = withAuxiliaries(splitClauses(text).map(({ start, end }) => text.slice(start, end)));
  const feelings = findFeelings(text);
  const told = withoutTelling(tidy(text));
  const isBrief = told.length <= BRIEF && matches.length < 2 && sceneOf(told).past === undefined;
  return {
    matches,
    feelings,
    axes: readAxes(text),
    ending: readEnding(clauses.at(-1) ?? ''),
    isBrief,
    words: isBrief ? { np: bare(asNoun(told)) } : wordsOf(text, endOf(clauses, text), matches, feelings),
  };
}

const AUXILIARY = /^(?:있|계[시셨속]|싶|말았|나서|나니|다니)|^[왔갔][가-힣]*\.?$/;

/** 웃고 | 있었다 is one clause. */
function withAuxiliaries(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    if (before?.endsWith('고') && AUXILIARY.test(clause)) joined[joined.length - 1] = `${before} ${clause}`;
    else joined.push(clause);
  }
  return joined;
}

/** 뱀 → 뱀 꿈; 이빨 빠지는 꿈 stays. */
function asNoun(told: string): string {
  if (told.endsWith('꿈')) return told;
  const { ad } = sceneOf(told);
  return `${ad ?? told} 꿈`;
}

export function labelOf({ name, word }: SymbolMatch): string {
  return word ?? name;
}

/** Where a symbol's own words begin in its quote: 집으로 들어왔다 for the house of 큰 뱀이 집으로 들어왔다. */
export function pointOf({ word, quote }: SymbolMatch): string {
  const at = word === undefined ? -1 : quote.indexOf(word);
  const own = at > 0 ? quote.slice(quote.lastIndexOf(' ', at) + 1) : quote;
  return lastWords(sceneOf(lastWords(own, POINT)).ad === undefined ? quote : own, POINT);
}

function wordsOf(
  text: string,
  lastClause: string,
  matches: readonly SymbolMatch[],
  feelings: readonly Feeling[],
): Words {
  const [first, second] = matches;
  const closing = lastWords(text);
  const endScene = sceneOf(lastWords(lastClause, END));
  const firstScene = first && sceneOf(lastWords(first.quote, SCENE));
  const scene = firstScene?.ad === undefined ? endScene : firstScene;
  const whole = sceneOf(lastWords(wholeOf(text, lastClause, first), WHOLE, true));
  const words: Record<string, Word> = {
    closing: quoted(closing),
    ...wordsOfScene('whole', whole.ad === undefined ? scene : whole),
    ...wordsOfScene('scene', scene),
    ...wordsOfScene('end', endScene.ad === undefined ? scene : endScene),
  };
  if (first) words.firstDream = bare(asNoun(labelOf(first)));
  if (first && second) addPair(words, labelOf(first), labelOf(second));
  addFeeling(words, feelings[0]);
  return words;
}

function addPair(words: Record<string, Word>, first: string, second: string): void {
  const isShort = first.length + second.length <= SHORT_PAIR;
  if (!isShort || first.endsWith(' 꿈') || second.endsWith(' 꿈')) return;
  const pair = `${first}${particleAfter(first, '과/와')} ${second}${particleAfter(second, '이/가')}`;
  words.both = bare(pair);
}

/** What the summary tells: the first symbol's scene with what leads to it, or the dream's last one. */
function wholeOf(text: string, lastClause: string, first: SymbolMatch | undefined): string {
  const scene = first ? first.quote : lastClause;
  const at = text.indexOf(scene);
  return at < 0 ? scene : text.slice(0, at + scene.length);
}

const WOKEN = /^나(?:서|니)|깨고|깨어|깨니|깼|일어나|눈을 떴|잠에서|꿈이었/;
/** 너무 슬펐다: a feeling and no scene. */
const FELT_ONLY = 16;
/** 아프지 않았다: nothing happens. */
const STATE_ONLY = /^\S+지(?:는|도)? ?않/;

/** The last clause in which something happens in the dream. */
function endOf(clauses: readonly string[], text: string): string {
  const happening = clauses.filter(
    (clause) =>
      !WOKEN.test(clause) &&
      !STATE_ONLY.test(clause) &&
      !(clause.length <= FELT_ONLY && findFeelings(clause).length > 0),
  );
  return happening.at(-1) ?? clauses.at(-1) ?? text;
}

const OF_WHOM = /^(?:나는|저는|내가|제가|난|전|너무나|그게|그래서|그런데|근데|꿈이|왠지) /;

/** 마음이 편안했다 → 편안한 (마음). */
const FELT_WITH = /(^|\s)(?:마음|기분|가슴|느낌)(?:이|은|도) /;

function addFeeling(words: Record<string, Word>, feeling: Feeling | undefined): void {
  const felt = feeling && sceneOf(feeling.quote.replace(OF_WHOM, '').replace(FELT_WITH, '$1')).ad;
  if (felt === undefined || felt.length > 14) return;
  words.feelAd = bare(felt);
  if (felt.length <= SHORT_FEELING) words.feelShort = bare(felt);
}
