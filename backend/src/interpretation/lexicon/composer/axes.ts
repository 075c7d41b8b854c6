import { isDenied } from '../matching/negation.js';
import { phraseAt } from './fragments.js';

/** The axes of traditional judgement that a dream's own words can show. Feeling stands in feelings.ts. */
export type AxisValue =
  | 'coming-in'
  | 'going-out'
  | 'bright'
  | 'dim'
  | 'taking-part'
  | 'watching'
  | 'great'
  | 'small'
  | 'circumstance';

interface Clause {
  start: number;
  end: number;
  text: string;
}

export interface AxisReading {
  value: AxisValue;
  /** The word that shows it, the few around it, and their clause. */
  sign: string;
  quote: string;
  clause: Clause;
}

const AXES: readonly (readonly [AxisValue, RegExp])[] = [
  [
    'coming-in',
    /(?<!쳐)들어[오왔와온]|찾아왔|찾아와|(?<![이열처벌])받[았아]|얻었|주웠|주워|품에|안았|안겼|안기(?!쁘)|잡았|차올|쌓였|쌓여|생겼/u,
  ],
  [
    'going-out',
    /나갔|나가 |나가서|나가버|놓쳤|놓치|잃어버|잃었|도망갔|도망가|사라졌|사라져|떠났|떠나|없어졌|흘러나|날아갔|버렸고|빠져나갔/u,
  ],
  ['bright', /맑은|맑고|맑았|밝은|밝았|밝게|빛나|빛났|빛이|환하|환한|환했|반짝|깨끗|싱싱|활짝|눈부/u],
  [
    'dim',
    /흐린|흐렸|어두|어둡|캄캄|깜깜|더러|더럽|썩은|썩어|흙탕|탁한|무너|부러|깨졌|깨진|낡은|시든|시들|시커|뿌연|안개/u,
  ],
  ['watching', /보고 있었|보고만|지켜보|지켜봤|바라보|바라봤|구경|쳐다보|쳐다봤|멀리서/u],
  ['taking-part', /(?<![가-힣])(?:내가|제가|나는|저는|우리가)(?![가-힣])/u],
  ['great', /커다란|거대|엄청|큰 |집채|수많은|가득|떼로|산더미|끝없|높은|여러 마리|세 마리|두 마리/u],
  ['small', /작은|조그|조금|한 마리|하나만|혼자/u],
  [
    'circumstance',
    /요즘|요새|최근|내일|며칠 전|오늘 면접|시험을 앞|면접을 앞|임신 (?:중|준비)|이사를 앞|이직|취업 준비|헤어진 지|졸업|돌아가신 지/u,
  ],
];

/** 강도가 들어왔다 is nothing to be gained. */
const UNWELCOME =
  /강도|도둑|귀신|괴물|범인|살인|좀비|악마|벌레|거미|바퀴|물이 새|홍수|파도|병이|암(?:이|에|세포|덩어리)|적군|북한군|침략|악당|상처|헤어[져졌지진]|이별|불륜|바람[을이]? ?[피핀폈]|(?:딴|다른) ?(?:여자|남자)|문제가|흉터|곰팡이|구멍/u;

/** The first clause that shows each axis. */
export function readAxes(clauses: readonly Clause[]): AxisReading[] {
  return AXES.flatMap(([value, pattern]) => {
    for (const clause of clauses) {
      const match = pattern.exec(clause.text);
      if (!match || (value === 'coming-in' && UNWELCOME.test(clause.text))) continue;
      const sign = match[0].trimEnd();
      return [{ value, sign, clause, quote: phraseAt(clause.text, match.index, sign.length) }];
    }
    return [];
  });
}

export type EndingKey = 'woke' | 'escaped' | 'caught' | 'gained' | 'lost';

const ENDINGS: readonly (readonly [EndingKey, RegExp])[] = [
  ['woke', /깼다|깼어|깼습|깼음|깼고|깼는|깨어났|눈을 떴|눈이 떠/u],
  ['escaped', /벗어났|빠져나왔|탈출했|따돌렸|살아남|무사히|물리쳤|이겼|구해/u],
  ['caught', /잡혔|잡혀|갇혔|물렸/u],
  ['lost', /놓쳤|잃어버렸|못 찾|찾지 못/u],
  ['gained', /찾았|도착했|합격했|받았|얻었|잡았|주웠|건졌|건져냈/u],
];

/** How the dream closes, where it closes in a way that tradition weighs. 안 물렸다 and 살아남지 못했다 close in no such way. */
export function readEnding(lastClause: string): EndingKey | undefined {
  for (const [key, pattern] of ENDINGS) {
    const match = pattern.exec(lastClause);
    if (match) return isDenied(lastClause, match.index, match.index + match[0].length) ? undefined : key;
  }
  return undefined;
}
