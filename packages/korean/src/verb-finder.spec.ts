import { VerbFinder, isAttributive, lettersOf } from './verb-finder.js';

const finder = new VerbFinder(
  '물다 물리다 들어오다 무섭다 듣다 오르다 놓치다 울다 짓다 하얗다 막다 나다 자라다 쫓기다 아프다 죽다 쓰다 주다 따르다 돕다 보다 되다'.split(
    ' ',
  ),
);
const lemmasIn = (word: string) => finder.at(lettersOf(word), 0)?.lemmas ?? [];

describe('VerbFinder', () => {
  it.each([
    ['물었다', '물다'],
    ['무는', '물다'],
    ['물려서', '물리다'],
    ['물려고', '물다'],
    ['물린', '물리다'],
    ['들어왔는데', '들어오다'],
    ['들어 왔음', '들어오다'],
    ['무서워서', '무섭다'],
    ['무서운', '무섭다'],
    ['들었어요', '듣다'],
    ['올라갔다', '오르다'],
    ['놓쳤어', '놓치다'],
    ['놓친', '놓치다'],
    ['우는', '울다'],
    ['울면서', '울다'],
    ['지었다', '짓다'],
    ['하얀', '하얗다'],
    ['하얘서', '하얗다'],
    ['막았음', '막다'],
    ['났는데', '나다'],
    ['자라났다', '자라다'],
    ['쫓기다가', '쫓기다'],
    ['아팠어요', '아프다'],
    ['죽음', '죽다'],
    ['썼다', '쓰다'],
    ['줬어요', '주다'],
    ['따라와요', '따르다'],
    ['도와줬다', '돕다'],
    ['봤어요', '보다'],
    ['됐다', '되다'],
  ])('finds in %s the verb %s', (word, lemma) => {
    expect(lemmasIn(word)).toContain(lemma);
  });

  it.each(['물이', '나라가', '보물을', '죽집'])('finds no verb in %s', (word) => {
    expect(lemmasIn(word)).toEqual([]);
  });

  it('isAttributive recognizes the form before a noun', () => {
    const found = finder.at(lettersOf('들어온 뱀'), 0);
    expect(found && isAttributive(found)).toBe(true);
  });
});
