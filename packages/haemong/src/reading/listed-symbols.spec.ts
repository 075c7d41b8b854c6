import { sharedHaemong } from '../shared.js';

const haemong = sharedHaemong();
const RIDE = '기차를 타고 가는데 옆자리에서 호랑이가 신문을 보고 있었다';
const symbolsIn = (dream: string) => haemong.read(dream).symbols;
const namesIn = (dream: string) => symbolsIn(dream).map(({ name }) => name);

describe('the symbols that a reading lists', () => {
  it('include what the dream turns on and the story leaves out', () => {
    const { story, symbols } = haemong.read(RIDE);
    expect(story?.slug).toBe('train-or-bus-ride');
    expect(symbols).toEqual([{ id: 'tiger', name: '호랑이', quote: '호랑이', why: '' }]);
  });

  it('repeat nothing that the reading speaks of', () => {
    const [story, ...others] = symbolsIn('내 책상 위에 거북이가 앉아서 도장을 찍고 있었다');
    expect(story?.name).toBe('거북이');
    expect(others.map(({ name }) => name)).not.toContain('거북이');
  });

  it('are only those of the story if somebody in the dream has died', () => {
    expect(namesIn(`돌아가신 할머니와 ${RIDE}`)).not.toContain('호랑이');
  });

  it('leave out what something else replaces, and a vessel that only counts', () => {
    expect(namesIn('세탁기에서 빨래 대신 미꾸라지가 나왔어요')).not.toContain('옷');
    expect(namesIn('아들이 와서 된장국만 세 그릇 먹고 갔네요')).not.toContain('솥과 그릇');
    expect(namesIn('아들이 와서 깨끗한 그릇을 닦고 갔네요')).toContain('솥과 그릇');
  });

  it('leave out the scenery of a longer dream', () => {
    const ride = '기차를 타고 가는데 창가에 쟁기가 있었다.';
    expect(namesIn(ride)).toContain('쟁기');
    const rest =
      '나는 잠이 들었다가 깨서 밖을 보았다. 들판을 지나 오래오래 달렸다. 그리고 역에서 내려 집까지 걸어갔다.';
    expect(namesIn(`${ride} ${rest}`)).not.toContain('쟁기');
  });

  it('leave out the place where something was, and what only contains the name', () => {
    const names = namesIn('침대 밑에서 낯선 사람이 나와서 문 손잡이를 내밀었다');
    expect(names).not.toContain('이불과 침대');
    expect(names).not.toContain('손');
  });
});
