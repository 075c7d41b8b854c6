import { LexiconService } from '../lexicon.service.js';

const lexicon = new LexiconService();

describe('a dream that is looked up by name', () => {
  it.each([
    ['담배 피우는 꿈', 'cigarette'],
    ['끊은 담배를 다시 피우는 꿈', 'cigarette'],
    ['합격하는 꿈', 'exam'],
    ['생리하는 꿈', 'menstruation'],
    ['졸업하는 꿈', 'school'],
    ['졸업한 꿈', 'school'],
    ['차례 지내는 꿈', 'ancestral-rite'],
    ['노출되는 꿈', 'naked'],
    ['팬티만 입고 있는 꿈', 'naked'],
    ['염색하는 꿈', 'hair'],
    ['결혼식장에 있는 꿈', 'marriage'],
  ])('finds in “%s” the symbol %s', (dream, id) => {
    expect(lexicon.look(dream)[0]?.id).toBe(id);
  });

  it.each([
    ['개인정보가 노출됐다', 'naked'],
    ['옷을 염색했다', 'hair'],
    ['졸업한 선배를 만났다', 'school'],
    ['생리 현상이 급했다', 'menstruation'],
  ])('is not meant by “%s”: no %s', (dream, id) => {
    expect(lexicon.look(dream).map((found) => found.id)).not.toContain(id);
  });
});
