const RIEUL = 8;
const SSANG_SIOT = 20;

/** Patterns that story texts must not contain, with the reason; used by the story check and the tests. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(?:습니다|십시오|입니다|겠다|한다|이다)[.!?]?(?:\s|$)/u, 'use 해요체'],
  [/여기에 가까워|그 눈으로 볼|비추어 볼 만|에도 맞닿|라고 할 수 있|에 해당해/u, 'form-letter phrase'],
  [/당첨(?:될|됩|되실|돼요)|번호를|복권을 사|로또를 사|주식을 사|투자하/u, 'predicts or advises on money'],
  [
    /임신하(?:실|게 될|시게|겠)|아들(?:을|이) (?:낳|생길|태어)|딸(?:을|이) (?:낳|생길|태어)/u,
    'predicts a pregnancy or the sex of a child',
  ],
  [
    /(?:병에|병이) (?:걸릴|들|날|나실)|돌아가(?:실|시게)|죽게 (?:될|돼)|사고가 날|암(?:에|이|을) /u,
    'predicts illness, death or an accident',
  ],
  [
    /(?:반드시|틀림없이|분명히|꼭) [^.?!]{0,20}(?:할|될|올|생길|이루어질) ?(?:거예요|겁니다|것이에요)/u,
    'promises a future event',
  ],
  [
    new RegExp(
      `(?:(?<![${withFinal(SSANG_SIOT)}])을|(?!을)[${withFinal(RIEUL)}]) (?:거예요|겁니다|것입니다)|것입니다|됩니다`,
      'u',
    ),
    'states the future as certain',
  ],
  [/—|;|…/u, 'punctuation that people do not type on a phone'],
  [/당신|귀하께|귀하의 |고객님/u, 'unnatural form of address'],
  [/사람에 따라|알려져 있|라는 의미를 지니|상징합니다|을 상징해요/u, 'sounds like a dictionary'],
];

const ENDS_POLITELY = /(?:[요죠][.!?~]?|[.!?]["”’])$/u;

export function styleProblems(text: string): string[] {
  const problems = FORBIDDEN.flatMap(([pattern, why]) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0].trim()}”: ${why}`] : [];
  });
  for (const sentence of text.split(/(?<=[.!?])\s+/u)) {
    if (!ENDS_POLITELY.test(sentence.trim()))
      problems.push(`“${sentence.trim().slice(-12)}”: does not end in 요`);
  }
  return problems;
}

/** All syllables with this final: ㄹ before 거예요 predicts the future, but 물었을 거예요 guesses the past. */
function withFinal(final: number): string {
  const first = 0xac00;
  return Array.from({ length: 399 }, (_, index) => String.fromCharCode(first + index * 28 + final)).join('');
}
