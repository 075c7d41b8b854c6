import { splitLead } from './lead';

describe('the first sentence of an answer', () => {
  it('is split from the rest', () => {
    expect(splitLead('좋은 꿈이에요. 맑은 물은 살림을 뜻했어요. 반겼지요.')).toEqual({
      lead: '좋은 꿈이에요.',
      rest: '맑은 물은 살림을 뜻했어요. 반겼지요.',
    });
  });

  it('does not end within a quotation', () => {
    const lead = '오래 남는 것은 ‘물이 차올랐다. 따뜻했다’라는 대목이에요.';
    expect(splitLead(`${lead} 그 느낌을 믿어 보세요.`)).toEqual({ lead, rest: '그 느낌을 믿어 보세요.' });
  });

  it('does not end within a number', () => {
    expect(splitLead('키가 1.5배 커진 꿈이에요! 반가웠나요?').lead).toBe('키가 1.5배 커진 꿈이에요!');
  });

  it('is everything if there is only one sentence, or if a quotation is left open', () => {
    expect(splitLead('밖에서 온 것이 머무는 꿈이에요.')).toEqual({
      lead: '밖에서 온 것이 머무는 꿈이에요.',
      rest: '',
    });
    expect(splitLead('‘물이 차올랐다. 따뜻했다').rest).toBe('');
  });
});
