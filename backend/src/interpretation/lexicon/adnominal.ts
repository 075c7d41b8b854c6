import { finalConsonantOf, partsOf, syllableOf } from './syllables.js';

const NIEUN = 4;
const RIEUL = 8;
const DOUBLE_SIOT = 20;
const EU = 18;

/** 았, 왔, 했 … but not 있 and 겠: the syllable that puts a verb in the past. */
export function isPastSyllable(syllable: string): boolean {
  return finalConsonantOf(syllable) === DOUBLE_SIOT && !['있', '겠'].includes(syllable);
}

export function asPastSyllable(syllable: string): string | undefined {
  const parts = partsOf(syllable);
  return parts?.final === 0 ? syllableOf({ ...parts, final: DOUBLE_SIOT }) : undefined;
}

/** Vowels that a past ending has melted into the stem, and the stem's own: ㅕ → ㅣ, ㅘ → ㅗ, ㅝ → ㅜ. */
const MELTED: Readonly<Record<number, number>> = { 6: 20, 9: 8, 14: 13 };

/** Syllables whose stem the vowel alone does not tell. */
const IRREGULAR: Readonly<Record<string, string>> = {
  했: '한',
  썼: '쓴',
  껐: '끈',
  컸: '큰',
  떴: '뜬',
  뻤: '쁜',
  펐: '픈',
  빴: '쁜',
  팠: '픈',
  놨: '놓은',
  됐: '된',
};
/** 하얬다, 빨갰다: 하얀, 빨간. */
const COLOURED = /(?:[빨발]갰|[파노]랬|까맸|하얬|커다랬|동그랬|기다랬|허옜|시커멨|뻘겠|누렜|퍼렜|둥그렜)$/;
/** ㅐ, ㅒ, ㅔ, ㅖ → ㅏ, ㅑ, ㅓ, ㅕ */
const UNMELTED: Readonly<Record<number, number>> = { 1: 0, 3: 2, 5: 4, 7: 6 };
/** 자랐다, 놀랐다, 바랐다 keep their 라; 올랐다, 골랐다, 흘렀다 come from 르. */
const KEEPS_RA = /[자놀바]$/;

/** The past stem of a verb as it stands before a noun: 들어왔 → 들어온, 먹었 → 먹은, 없었 → 없던. */
export function adnominalOf(pastStem: string): string {
  const last = pastStem.slice(-1);
  const before = pastStem.slice(0, -1);
  if (/[있없같싶][었았]$/.test(pastStem)) return `${before}던`;
  return (
    fromIrregular(before, last) ?? fromOpenEnding(before, last) ?? fromMelted(before, last) ?? `${pastStem}던`
  );
}

function fromIrregular(before: string, last: string): string | undefined {
  if (last === '렀' || (last === '랐' && !KEEPS_RA.test(before))) {
    const stem = partsOf(before.slice(-1));
    if (!stem) return undefined;
    const open = stem.final === RIEUL ? syllableOf({ ...stem, final: 0 }) : before.slice(-1);
    return `${before.slice(0, -1)}${open}른`;
  }
  if (last === '갔' && /[담잠]$/.test(before)) return `${before}근`;
  if (last === '랬' && /(?:^|\s)[그이저어]$/.test(before)) return `${before}런`;
  const irregular = IRREGULAR[last];
  return irregular === undefined ? undefined : before + irregular;
}

/** 날다, 울다, 열다 … lose their ㄹ; of 물었다 and 걸었다 it is not sure what the verb is. */
const LOSES_RIEUL = /(?:날|울|열|만들|잠들|떨|놀|살|팔|밀|빌|풀|졸|돌|흔들)$/;
const WALKED = /(?:길|다리|복도|위|속|거리|숲|계단|함께|혼자|같이|오래|한참)(?:을|를)? 걸$/;

/** 먹었, 앉았, 뛰었: the ending is a syllable of its own. */
function fromOpenEnding(before: string, last: string): string | undefined {
  if (last !== '었' && last !== '았') return undefined;
  const stem = partsOf(before.slice(-1));
  if (!stem || /이$/.test(before)) return undefined;
  // 모으다
  if (last === '았' && before.endsWith('모')) return `${before}은`;
  if (stem.final === 0) return before.slice(0, -1) + syllableOf({ ...stem, final: NIEUN });
  if (stem.final !== RIEUL || WALKED.test(before)) return `${before}은`;
  return LOSES_RIEUL.test(before) ? before.slice(0, -1) + syllableOf({ ...stem, final: NIEUN }) : undefined;
}

function fromMelted(before: string, last: string): string | undefined {
  const parts = partsOf(last);
  if (parts?.final !== DOUBLE_SIOT || parts.vowel === EU || ['었', '았'].includes(last)) return undefined;
  if (last === '였' && isCopula(before)) return undefined;
  if (COLOURED.test(before + last))
    return before + syllableOf({ ...parts, vowel: UNMELTED[parts.vowel] ?? parts.vowel, final: NIEUN });
  if (last === '폈') return `${before}편`;
  if (last === '켰' && !/[가-힣]$/.test(before)) return `${before}켠`;
  return before + syllableOf({ ...parts, vowel: MELTED[parts.vowel] ?? parts.vowel, final: NIEUN });
}

/** 친구였다 is no verb; 보였다, 쌓였다 are. */
function isCopula(before: string): boolean {
  const last = before.slice(-1);
  return finalConsonantOf(last) === 0 && !/[보모쓰꼬트베매직높]$/.test(last);
}
