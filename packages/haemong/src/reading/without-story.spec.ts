import { sharedHaemong } from '../shared.js';

const haemong = sharedHaemong();
const { knowledge } = haemong;

describe('a reading without a story', () => {
  const dream =
    '어제 늦게 잤어요. 우체국에서 번호표를 뽑았어요. 번호표 대신 콩이 쏟아졌어요ㅋㅋ. 저는 가방을 열고 담았고 직원은 창구에서 손을 흔들었어요';

  it('talks of conception dreams if the dreamer asks and no story fits', () => {
    const dream = '임신 8주인데 꿈에 문어가 수족관 유리에 붙어서 저를 봤어요 태몽일까요?';
    const { story, traditional } = haemong.read(dream);
    expect(story).toBeNull();
    expect(traditional).toMatchObject({
      verdict: '길',
      text: expect.stringContaining('태몽은') as string,
    });
  });

  it.each([
    '회색 방에서 네모난 것들이 줄을 맞춰 서 있었다. 실제로 저는 제주에서 배를 타요. 하나씩 나를 돌아보더니 노란색으로 변했다',
    '회색 방에서 네모난 것들이 줄을 맞춰 서 있었다. 하나씩 나를 돌아보더니 노란색으로 변했다. 너무 놀라서 새벽 4시에 깼네요',
  ])('quotes nothing of waking life: %s', (dream) => {
    const [quoted] = /‘[^’]+’/u.exec(haemong.read(dream).summary) ?? [];
    expect(quoted).toContain('노란색');
    expect(quoted).not.toMatch(/실제로|깼네요/u);
  });

  it('quotes nothing of a question', () => {
    const dream =
      '회색 방에서 네모난 것들이 줄을 맞춰 서 있었다. 하나씩 나를 돌아보더니 노란색으로 변했다. 이거 태몽 맞나요?';
    const { summary } = haemong.read(dream);
    expect(summary).toMatch(/‘[^’]+’/u);
    expect(summary).not.toContain('맞나요');
  });

  it('quotes the point of the dream and gives the traditional meaning of the thing in it', () => {
    const { story, summary, traditional, symbols } = haemong.read(dream);
    expect(story).toBeNull();
    expect(summary).toMatch(/‘번호표 대신 콩이 쏟아졌어요’/u);
    expect(traditional).toMatchObject({
      verdict: '길',
      text: expect.stringContaining('곡식은') as string,
    });
    expect(symbols[0]?.id).toBe('rice');
  });

  it('uses no light phrasing when a person in the dream has died', () => {
    const words = knowledge.quoting.light.map((frame) => frame.replace(/.*\{인용\}/u, ''));
    const grieving = `돌아가신 아버지가 나오셨어요. ${dream}`;
    expect(words.filter((frame) => haemong.read(grieving).summary.includes(frame))).toEqual([]);
  });

  it('returns the same reading every time for the same dream', () => {
    expect(haemong.read(dream)).toEqual(haemong.read(dream));
  });

  it('answers a question before quoting the dream', () => {
    expect(haemong.read(`${dream} 흉몽인가요?`).summary).not.toMatch(/^[^.]*‘/u);
  });
});
