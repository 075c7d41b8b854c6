const HANGUL_START = 0xac00;
const FINALS = 28;
const FINAL = { n: 4, l: 8, b: 17 };

interface Stem {
  before: string;
  last: number;
  final: number;
}

function stemOf(verb: string): Stem {
  const last = verb.charCodeAt(verb.length - 1);
  return { before: verb.slice(0, -1), last, final: (last - HANGUL_START) % FINALS };
}

/** Appends a final consonant: with ㄹ, `끝내` becomes `끝낼`, `죽` becomes `죽을`, and `들` stays `들`. */
function withFinal(verb: string, final: number, apart: string): string {
  const stem = stemOf(verb);
  if (stem.final === 0) return stem.before + String.fromCharCode(stem.last + final);
  if (stem.final !== FINAL.l) return verb + apart;
  return stem.before + String.fromCharCode(stem.last - FINAL.l + final);
}

/**
 * Returns a pattern for the forms of a verb that express a wish, an intention or an imminent act. `linked` is the form
 * before other verbs: `끝내, 끝내`, `죽, 죽어`. A space matches one space or none, as in every pattern of signs.json.
 */
export function intentionOf(verb: string, linked: string): string {
  const { final } = stemOf(verb);
  const joined = final === 0 || final === FINAL.l ? verb : `${verb}으`;
  const future = withFinal(verb, FINAL.l, '을');
  const formal = withFinal(verb, FINAL.b, '습');
  const present = withFinal(verb, FINAL.n, '는');
  return (
    `(?:${verb}{want}|${joined}(?:려고|려구|려 (?:합|한|해|하)|렵니다|련다|러 (?:가|간|갈|갑|왔|나))` +
    `|${future} (?:거(?! 같)|꺼|건데|겁|것이|게|래|란다|랍|라고|라꼬|라요|려고|려구|까|생각|계획|예정|준비|결심|작정|각오|마음|용기|수밖|날만)` +
    `|${verb}(?:기로|겠|고자|자 싶)|${linked}야 (?:겠|지|만|할|해|돼|되)|${linked} ?(?:버리{want}|버리려|버릴|버려야|버리기로|불라|뿔|삐)` +
    `|${formal}니다|${present}다(?![고는며면]))`
  );
}
