const NUMBER = '(?:\\d{1,2}\\s?번?|[일이삼사]?십[일이삼사오육칠팔구]?)';

/** Numbers to bet on, even if no lottery is named. Excludes dates, with three parts, and amounts, with a unit. */
const BETS: readonly RegExp[] = [
  new RegExp(`(?<![\\d.,])${NUMBER}(?:\\s?[,·、/와과-]\\s?${NUMBER}){3}(?!\\s?[억만천원명년살])`),
  /\d{1,2}\s?번?\s?[,과와]\s?\d{1,2}\s?번?[이가은는을를]?\s?(?:행운|좋은 숫자|길한|당첨|고르|골라|찍|적어 ?보세요)/,
  new RegExp(`${NUMBER}(?:\\s?[,·、과와]\\s?${NUMBER}){1,5}[을를로]?[^.!?]{0,12}(?:복권|로또|넣어|찍어)`),
  /숫자[는은로를]?\s?\d{1,2}(?:[이가은는을를]|\s?[과와,])/,
];

/** Whether a sentence gives lottery-style numbers. */
export function givesNumbers(sentence: string): boolean {
  const plain = sentence.normalize('NFKC');
  return BETS.some((bet) => bet.test(plain));
}
