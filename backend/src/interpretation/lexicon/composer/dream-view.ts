import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { findForbiddenClaims } from '../../safety/forbidden-claims.js';
import { splitClauses } from '../matching/clauses.js';
import { readAxes, readEnding, type AxisReading, type EndingKey } from './axes.js';
import { findFeelings, type Feeling } from './feelings.js';
import { lastScene, lastWords, tidy } from './fragments.js';
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

export function viewDream({ dreamContent, matches: found }: DreamMaterial): DreamView {
  const text = dreamContent.normalize('NFC').trim();
  const clauses = withAuxiliaries(splitClauses(text).map(({ start, end }) => text.slice(start, end)));
  const told = clauses.filter(isTellable);
  const matches = found.filter(({ quote }) => isTellable(quote));
  const feelings = findFeelings(told.join(' '));
  const core = withoutTelling(tidy(text));
  const isBrief = core.length <= BRIEF && matches.length < 2 && isNameOnly(core, matches[0]);
  return {
    matches,
    feelings,
    axes: readAxes(told.join(' ')),
    ending: readEnding(told.at(-1) ?? ''),
    isBrief,
    words: isBrief ? { np: bare(dreamOf(core)) } : wordsOf(told, matches, feelings),
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
export function dreamOf(told: string): string {
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
  return lastScene(sceneOf(lastWords(own, POINT)).ad === undefined ? quote : own, POINT);
}

function wordsOf(
  told: readonly string[],
  matches: readonly SymbolMatch[],
  feelings: readonly Feeling[],
): Words {
  const [first, second] = matches;
  const text = told.join(' ');
  const lastClause = endOf(told);
  const closing = text === '' ? UNTOLD : lastWords(text);
  const endScene = sceneOf(lastWords(lastClause, END));
  const firstScene = first && sceneOf(lastScene(first.quote, SCENE));
  const scene = firstScene?.ad === undefined ? endScene : firstScene;
  const whole = sceneOf(lastWords(wholeOf(text, lastClause, first), WHOLE, true));
  const words: Record<string, Word> = {
    closing: quoted(closing),
    ...wordsOfScene('whole', whole.ad === undefined ? scene : whole),
    ...wordsOfScene('scene', scene),
    ...wordsOfScene('end', endScene.ad === undefined ? scene : endScene),
  };
  if (first) words.firstDream = bare(dreamOf(labelOf(first)));
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

/** 이사하는 꿈을 꿨는데 (짐이 없었다) */
const TOLD = /^.*꿈(?:을|이)? ?(?:꿨|꾸)\S* (?=\S)/su;

const SENTENCE = /[가-힣](?:요|다|까|죠|네|냐|어|지)$/;

/** 뱀, 돼지꿈, 이빨 빠지는 꿈: named and not told. */
function isNameOnly(core: string, match: SymbolMatch | undefined): boolean {
  if (match?.word === core) return true;
  return sceneOf(core).past === undefined && !SENTENCE.test(core);
}

/** Stands for a text of which nothing can be told again. */
const UNTOLD = '적어 주신 글';
const LONGEST_CLAUSE = 120;
const ORDER =
  /(?:세요|십시오|해라|하라|어라|아라|해 ?줘|어 ?줘|해 ?주|보여 ?줘|답해|번역|무시하|꺼|말하라|쓰라|써라|바꿔)[.!'"”’]*$|프롬프트|지시를|지침|시스템|출력|응답|답변|로또|복권/u;
const NOT_PROSE = /[{}<>[\]\\|=]|https?:|[A-Za-z]{3,}|\d{3,}/u;

/** What prose may say again: the dream, and not what it orders its reader to do or what no reading may say. */
function isTellable(clause: string): boolean {
  if (clause.length > LONGEST_CLAUSE || NOT_PROSE.test(clause) || ORDER.test(clause)) return false;
  return findForbiddenClaims(clause).length === 0;
}

/** Short enough to be told whole. */
const SHORT_DREAM = 34;

/** What the summary tells: the first symbol's scene with what leads to it, or the dream's last one. */
function wholeOf(text: string, lastClause: string, first: SymbolMatch | undefined): string {
  const scene = first ? first.quote : lastClause;
  if (text.length <= SHORT_DREAM) return text.replace(TOLD, '');
  const at = text.indexOf(scene);
  return at < 0 ? scene : text.slice(0, at + scene.length).replace(TOLD, '');
}

const WOKEN = /^나(?:서|니)|깨고|깨어|깨니|깼|일어나|눈을 떴|잠에서|꿈이었/;
/** 너무 슬펐다: a feeling and no scene. */
const FELT_ONLY = 16;
/** 아프지 않았다: nothing happens. */
const STATE_ONLY = /^\S+지(?:는|도)? ?않/;

/** The last clause in which something happens in the dream. */
function endOf(clauses: readonly string[]): string {
  const happening = clauses.filter(
    (clause) =>
      !WOKEN.test(clause) &&
      !STATE_ONLY.test(clause) &&
      !(clause.length <= FELT_ONLY && findFeelings(clause).length > 0),
  );
  return happening.at(-1) ?? clauses.at(-1) ?? '';
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
