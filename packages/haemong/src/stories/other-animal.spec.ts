import { sharedHaemong } from '../shared.js';

const storyOf = (dream: string) => sharedHaemong().read(dream).story?.slug;

describe('a story about an animal', () => {
  it('is not told of a dream that names only another kind', () => {
    const cats =
      '새벽에 고양이 세마리가 베란다로 들어와서 한마리는 나가버리고 두마리만 내 이불에서 잠들었어요 이거 태몽인가요?';
    expect(storyOf(cats)).not.toBe('pig-enters-home');
    expect(storyOf(cats.replace('고양이', '돼지'))).toBe('pig-enters-home');
  });

  it('is told of a dream whose word may mean any animal', () => {
    expect(
      storyOf('줄무늬 큰 짐승이 우리 밭머리까정 따라오는데 내가 뛰면 지도 뛰고 내가 서면 지도 서는 기라.'),
    ).toBe('tiger-chases');
  });
});
