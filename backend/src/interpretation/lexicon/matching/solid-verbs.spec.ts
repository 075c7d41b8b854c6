import { LexiconService } from '../lexicon.service.js';

const service = new LexiconService();
const namesIn = (dream: string) => service.look(dream).map(({ name }) => name);

describe('a dream that is typed without spaces', () => {
  it.each([
    ['이빨빠지는꿈', '이빨'],
    ['이빨빠졌어요', '이빨'],
    ['뱀나오는 꿈', '뱀'],
    ['뱀한테물리는꿈', '뱀'],
    ['똥싸는꿈해몽', '똥'],
    ['돈줍는꿈', '돈'],
    ['불나는꿈', '불'],
    ['칼맞는꿈', '칼'],
    ['애낳는꿈', '출산'],
    ['조상님나오는꿈', '조상'],
    ['신발잃어버리는꿈', '신발'],
    ['호랑이한테쫓기는꿈', '호랑이'],
  ])('%s is read as one of %s', (dream, name) => {
    expect(namesIn(dream)).toContain(name);
  });

  it.each(['손님온 꿈을 꿨다', '산보는 늘 즐겁다', '배나온 아저씨가 웃었다', '말나온 김에 물었다'])(
    '%s names none of its first syllable',
    (dream) => {
      expect(namesIn(dream)).toEqual(expect.not.arrayContaining(['손', '산', '배', '말']));
    },
  );

  it('is quoted as it was typed', () => {
    expect(service.look('똥싸는꿈해몽')[0]?.quote).toBe('똥싸는꿈');
  });
});
