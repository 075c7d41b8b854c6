/** Common typos of phone keyboards, and particles of dialects. Corrections keep the length, so offsets into the text stay valid. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/쫒/gu, '쫓'],
  [/(?:한태|한티|헌티|헌테)(?=[\s가-힣]|$)/gu, '한테'],
  [/됬/gu, '됐'],
  [/꿧/gu, '꿨'],
  [/왓(?=[다는어음고네던지])/gu, '왔'],
  [/햇(?=[다는어음고네던지])/gu, '했'],
  [/냇(?=[다는어음고네던지])/gu, '냈'],
  [/봣/gu, '봤'],
  [/줫/gu, '줬'],
  [/놧/gu, '놨'],
  [/잇(?=[다는어음었고네던])(?!다르|다라)/gu, '있'],
  [/벌래/gu, '벌레'],
  [/넘어젔/gu, '넘어졌'],
  [/젔(?=[다는어음])/gu, '졌'],
];

/** Corrects common typos without changing the length of the text. */
export function correctTypos(text: string): string {
  return TYPOS.reduce((corrected, [typo, correction]) => corrected.replace(typo, correction), text);
}
