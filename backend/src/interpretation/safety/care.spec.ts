import { careSentences, knownFalseAlarms } from './examples/care-sentences.js';
import { assessCare, crisisAnswer, gentleNote } from './care.js';

describe('care for people in distress', () => {
  it.each(careSentences.crisis)('calls for help at once: %s', (sentence) => {
    expect(assessCare(sentence)).toBe('crisis');
  });

  it.each(careSentences.gentle)('calls for a gentle word: %s', (sentence) => {
    expect(assessCare(sentence)).toBe('gentle');
  });

  it.each(careSentences.none)('is an ordinary dream: %s', (sentence) => {
    expect(assessCare(sentence)).toBe('none');
  });

  it.each(knownFalseAlarms.crisis)('is taken for the graver, being open: %s', (sentence) => {
    expect(assessCare(sentence)).toBe('crisis');
  });

  it.each(knownFalseAlarms.gentle)('gets a gentle word it may not need: %s', (sentence) => {
    expect(assessCare(sentence)).toBe('gentle');
  });

  it('finds a wish to die at the end of a long ordinary dream', () => {
    const dream = '큰 뱀이 집으로 들어왔다. 마당에는 맑은 물이 가득했다. '.repeat(30);
    expect(assessCare(dream)).toBe('none');
    expect(assessCare(`${dream}\n그런데 저 요즘 죽고싶어요`)).toBe('crisis');
  });

  it.each(['해몽 부탁해요', '꿈해몽부탁드립니다', '해몽해주시면 감사하겠습니다', '무슨 뜻일까요 알려주세요'])(
    'hears no farewell in being asked for a reading: %s',
    (request) => {
      for (const dream of ['똥싸는꿈', '어제 이빨이 빠지는 꿈을 꿨어요', '전남친이랑 싸우는 꿈을 꿨는데'])
        for (const told of [`${dream} ${request}`, `${dream}${request}`, `${dream}. ${request}`])
          expect([told, assessCare(told)]).toEqual([told, 'none']);
    },
  );

  it.each(['이제 그만 살고 싶어요', '죽고 싶어요'])('hears %s before such a request', (words) => {
    expect(assessCare(`${words}. 뱀 꿈 해몽 부탁해요`)).toBe('crisis');
  });

  it('hears a farewell that asks for something else', () => {
    expect(assessCare('다 정리했어요. 우리 아이를 부탁해요')).toBe('crisis');
  });

  it('reads Hangul typed as separate jamo', () => {
    expect(assessCare('죽고 싶어요'.normalize('NFD'))).toBe('crisis');
  });
});

describe('the answer in a crisis', () => {
  it.each(['109', '1577-0199', '1388', '119'])('names %s, each once', (number) => {
    expect(crisisAnswer().match(new RegExp(`(?<![\\d-])${number}(?![\\d-])`, 'g'))).toHaveLength(1);
  });

  it('is a few short paragraphs, one a line, and reads no fortune', () => {
    const paragraphs = crisisAnswer().split('\n');
    expect(paragraphs.every((paragraph) => paragraph.trim() !== '' && paragraph.length < 160)).toBe(true);
    expect(crisisAnswer()).not.toMatch(/길몽|흉몽|전통|재물/);
  });

  it('leaves a number to call with a gentle word too', () => {
    expect(gentleNote()).toContain('109');
  });
});
