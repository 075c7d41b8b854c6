import { isOfLife, splitClauses, type Clause } from '../matching/clauses.js';
import { isPastSyllable } from '../adnominal.js';
import { findFeelings } from './feelings.js';
import { tidy } from './fragments.js';
import { withoutLuckyNumbers } from './tellable.js';

/** A clause of a dream as prose may take it up. */
export interface Told {
  start: number;
  end: number;
  sentence: number;
  text: string;
  /** Prose may say it again. */
  isTellable: boolean;
  /** The dreamer is who acts. */
  isMine: boolean;
  /** 이사하는 꿈을 꿨는데: that there was a dream. */
  isDreamTold: boolean;
  /** What was felt, and that the dreamer woke: no scene. */
  isAside: boolean;
}

const AUXILIARY = /^(?:있|계[시셨속]|싶|말았|나서|나니|다니)|^[왔갔][가-힣]*\.?$/;
const WOKEN = /^나(?:서|니)|깨고|깨어|깨니|깨보니|깼|^일어나(?:서도| ?보니|니)|눈을 떴|잠에서|꿈이었/;
/** 그런가 싶기도 하고 */
const WONDERED = /^그런[가지] /;
/** 우리 집에서 그랬음: what was told already. */
const REFERRED = /(?:^| )(?:그|이)(?:랬|런)[가-힣]*$/;
/** 너무 슬펐다: a feeling and no scene. */
const FELT_ONLY = 16;
/** 아프지 않았다: nothing happens. */
const STATE_ONLY = /^\S+지(?:는|도)? ?않\S*$/;
const MINE = /(?<![가-힣])(?:나는|저는|난|내가|제가|나도|저도)\s/;
const LEADS_ON = /(?:다가|더니|려는데|길래|니까|자마자|느라|려고|면서)$/;
const SAME_ACTOR =
  /(?:(?<![쫓따달][아라려])(?:와|가|앉아|일어나|서|따|꺼내|안아)서|다가|면서|으며|려고|느라)$/;

type Plain = Omit<Told, 'isDreamTold' | 'isAside'>;

export function clausesOf(text: string, isTellable: (clause: string) => boolean): Told[] {
  const plain = inPlainKorean(text);
  const split = atConjunctions(plain, splitClauses(plain)).map((clause) => {
    const own = plain.slice(clause.start, clause.end);
    return {
      ...clause,
      text: tidy(withoutLuckyNumbers(own)),
      isTellable: isTellable(own),
      isMine: MINE.test(own),
    };
  });
  return withAuxiliaries(split).map((clause) => ({
    ...clause,
    isDreamTold: isDreamTold(clause.text),
    isAside: isAside(clause.text),
  }));
}

/** 쫓기다가, 열었더니, 주시길래: what matters comes after. */
export function leadsOn(clause: string): boolean {
  return LEADS_ON.test(clause) || isOngoing(clause);
}

/** Who acts stays the same after these. */
export function keepsActor(clause: string): boolean {
  return SAME_ACTOR.test(clause) || (isOngoing(clause) && !/[있없]고$/.test(clause));
}

/** 곰이 돌아다녀서 문을 잠그고: who did the last thing is not sure. */
export function holdsTwo(clause: string): boolean {
  return / \S*(?:[가-힣]서|는데|다가) /.test(` ${clause}`);
}

/** 감고 and not 감았고, 모르겠고. */
function isOngoing(clause: string): boolean {
  const before = clause.charAt(clause.length - 2);
  return clause.endsWith('고') && !isPastSyllable(before) && before !== '겠';
}

/** Without laughter and tears of the keyboard, and in the standard language where that is as long. */
function inPlainKorean(text: string): string {
  return text
    .replace(/[ㄱ-ㅎㅏ-ㅣ]+/g, (jamo) => '.'.repeat(jamo.length))
    .replace(/는디(?=\s)/g, '는데')
    .replace(/허다가(?=\s)/g, '하다가');
}

const CONJUNCTION = /\s(?=(?:근데|그런데|그리고|그래서|그러다가?|그러더니)\s)/;

/** A conjunction begins anew, even where nothing ended before it (임신했대 근데 …). */
function atConjunctions(text: string, clauses: readonly Clause[]): Clause[] {
  let added = 0;
  return clauses.flatMap(({ start, end, sentence }) => {
    const at = text.slice(start, end).search(CONJUNCTION);
    const own = sentence + added;
    if (at < 0) return [{ start, end, sentence: own }];
    added += 1;
    return [
      { start, end: start + at, sentence: own },
      { start: start + at + 1, end, sentence: own + 1 },
    ];
  });
}

function isDreamTold(text: string): boolean {
  return /꿈(?:을|이|도)? ?(?:[가-힣]{1,4} ){0,2}(?:꿨|꾸|꿔)[가-힣]*$/.test(text);
}

function isAside(text: string): boolean {
  return (
    WOKEN.test(text) ||
    isOfLife(text) ||
    WONDERED.test(text) ||
    REFERRED.test(text) ||
    STATE_ONLY.test(text) ||
    (text.length <= FELT_ONLY && findFeelings(text).length > 0)
  );
}

/** 걷다 | 보니, 살겠다 | 싶었는데, 애썼다 | 하고 */
const AFTER_DA = /^(?:보니|보면|말고|싶|하고|하며|하시|하셔|했)/;

/** 두고 | 내렸다, 놓고 | 왔다 */
const LEFT = /^(?:내[리렸려]|나[오왔와갔가]|떠[나났]|돌아)/;

function isAuxiliary(before: string, text: string): boolean {
  if (/(?:^|\s)[두놓]고$/.test(before) && LEFT.test(text)) return true;
  return (before.endsWith('고') && AUXILIARY.test(text)) || (before.endsWith('다') && AFTER_DA.test(text));
}

/** 웃고 | 있었다 is one clause. */
function withAuxiliaries(clauses: readonly Plain[]): Plain[] {
  const joined: Plain[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    if (before && isAuxiliary(before.text, clause.text))
      joined[joined.length - 1] = {
        ...before,
        end: clause.end,
        text: `${before.text} ${clause.text}`,
        isTellable: before.isTellable && clause.isTellable,
      };
    else joined.push(clause);
  }
  return joined;
}
