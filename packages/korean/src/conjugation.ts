import { disassembled, partsOf, syllableOf, type Syllable } from './jamo.js';

/**
 * A stem of a verb or adjective, as letters. `bare`: before consonant endings. `open`: before ㄴ/ㄹ/ㅁ/ㅂ/시 and the like.
 * `melted`: contracted with 아/어 (the past tense appends ㅆ).
 */
export interface Stem {
  jamo: string;
  kind: 'bare' | 'open' | 'melted';
}

const VOWEL = {
  A: 0,
  AE: 1,
  EO: 4,
  E: 5,
  YEO: 6,
  O: 8,
  WA: 9,
  WAE: 10,
  OE: 11,
  U: 13,
  WO: 14,
  WI: 16,
  EU: 18,
  I: 20,
};
const FINAL = { NONE: 0, DIGEUT: 7, RIEUL: 8, BIEUP: 17, SIOT: 19, HIEUT: 27 };
const BRIGHT = new Set([VOWEL.A, VOWEL.O, 2]);

const REGULAR_BIEUP = /[잡입씹뽑집접업좁뵙꼽줍굽]$/u;
const STILL_IRREGULAR = /(?:줍)$/u;
const IRREGULAR_DIGEUT = /(?:듣|걷|묻|싣|깨닫|긷|붇)$/u;
const IRREGULAR_SIOT = /(?:짓|낫|잇|붓|긋|젓)$/u;
const IRREGULAR_HIEUT =
  /(?:하얗|빨갛|까맣|노랗|파랗|누렇|뻘겋|퍼렇|허옇|시커멓|커다랗|동그랗|그렇|이렇|어떻|저렇)$/u;
const REGULAR_REU = /(?:따르|들르|치르|다다르|우러르)$/u;

export function stemsOf(lemma: string): Stem[] {
  const stem = lemma.replace(/\s/gu, '').replace(/다$/u, '');
  const last = partsOf(stem.slice(-1));
  if (!last) return [];
  const before = stem.slice(0, -1);
  const forms = last.final === FINAL.NONE ? openStems(stem, before, last) : closedStems(stem, before, last);
  const seen = new Set<string>();
  return forms
    .map(([text, kind]): Stem => ({ jamo: disassembled(text), kind }))
    .filter(({ jamo, kind }) => !seen.has(jamo + kind) && seen.add(jamo + kind));
}

type Form = [text: string, kind: Stem['kind']];

function openStems(stem: string, before: string, last: Syllable): Form[] {
  const forms: Form[] = [
    [stem, 'bare'],
    [stem, 'open'],
  ];
  const melt = (vowel: number): Form => [before + syllableOf({ ...last, vowel }), 'melted'];
  if (stem.endsWith('하')) return [...forms, [`${before}해`, 'melted'], [`${before}하여`, 'melted']];
  switch (last.vowel) {
    case VOWEL.O:
      return [...forms, melt(VOWEL.WA), [`${stem}아`, 'melted']];
    case VOWEL.U:
      return [...forms, melt(VOWEL.WO), [`${stem}어`, 'melted']];
    case VOWEL.I:
      return [...forms, melt(VOWEL.YEO), [`${stem}어`, 'melted']];
    case VOWEL.OE:
      return [...forms, melt(VOWEL.WAE), [`${stem}어`, 'melted']];
    case VOWEL.WI:
      return [
        ...forms,
        [`${stem}어`, 'melted'],
        [before + syllableOf({ ...last, vowel: VOWEL.YEO }), 'melted'],
      ];
    case VOWEL.EU:
      return [...forms, ...meltedEu(stem, before, last)];
    case VOWEL.A:
    case VOWEL.EO:
    case VOWEL.AE:
    case VOWEL.E:
    case VOWEL.YEO:
      return [...forms, [stem, 'melted'], [`${stem}어`, 'melted']];
    default:
      return [...forms, [`${stem}어`, 'melted']];
  }
}

function meltedEu(stem: string, before: string, last: Syllable): Form[] {
  const previous = partsOf(before.slice(-1));
  const vowel = previous && BRIGHT.has(previous.vowel) ? VOWEL.A : VOWEL.EO;
  const melted: Form = [before + syllableOf({ ...last, vowel }), 'melted'];
  if (!stem.endsWith('르') || REGULAR_REU.test(stem) || !previous) return [melted];
  const doubled = before.slice(0, -1) + syllableOf({ ...previous, final: FINAL.RIEUL });
  return [[`${doubled}${syllableOf({ ...last, vowel })}`, 'melted']];
}

function closedStems(stem: string, before: string, last: Syllable): Form[] {
  const bare: Form = [stem, 'bare'];
  const ending = BRIGHT.has(last.vowel) ? '아' : '어';
  const open = before + syllableOf({ ...last, final: FINAL.NONE });
  if (last.final === FINAL.RIEUL) {
    return [bare, [open, 'open'], [stem + ending, 'melted']];
  }
  if (last.final === FINAL.BIEUP && (!REGULAR_BIEUP.test(stem) || STILL_IRREGULAR.test(stem))) {
    const melted = /[돕곱]$/u.test(stem) ? '와' : '워';
    return [bare, [`${open}우`, 'open'], [open + melted, 'melted']];
  }
  const regular: Form[] = [bare, [`${stem}으`, 'open'], [stem + ending, 'melted']];
  if (IRREGULAR_DIGEUT.test(stem)) {
    const rieul = before + syllableOf({ ...last, final: FINAL.RIEUL });
    const irregular: Form[] = [bare, [`${rieul}으`, 'open'], [rieul + ending, 'melted']];
    return /[걷묻]$/u.test(stem) ? [...regular, ...irregular] : irregular;
  }
  if (IRREGULAR_SIOT.test(stem)) return [bare, [`${open}으`, 'open'], [open + ending, 'melted']];
  if (IRREGULAR_HIEUT.test(stem)) {
    const vowel = last.vowel === VOWEL.EO ? VOWEL.E : VOWEL.AE;
    const melted = before + syllableOf({ ...last, vowel, final: FINAL.NONE });
    return [
      bare,
      [open, 'open'],
      [melted, 'melted'],
      [open.slice(0, -1) + syllableOf({ ...last, vowel: 3, final: 0 }), 'melted'],
    ];
  }
  return regular;
}
