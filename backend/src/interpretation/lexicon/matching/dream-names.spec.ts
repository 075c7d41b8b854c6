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
    ['도마뱀 꿈', 'lizard'],
    ['방귀 뀌는 꿈', 'fart'],
    ['문신하는 꿈', 'tattoo'],
    ['기절하는 꿈', 'fainting'],
    ['키 크는 꿈', 'changing-body'],
    ['살 빠지는 꿈', 'changing-body'],
    ['투명인간 되는 꿈', 'changing-body'],
    ['사막 꿈', 'desert'],
    ['무대에 서는 꿈', 'stage'],
    ['발표하는 꿈', 'stage'],
    ['축구하는 꿈', 'sports'],
    ['과거로 돌아가는 꿈', 'back-in-time'],
    ['어린 시절 꿈', 'back-in-time'],
    ['건물 무너지는 꿈', 'house'],
    ['벽 갈라지는 꿈', 'house'],
    ['땅 꺼지는 꿈', 'earthquake'],
    ['구멍에 빠지는 꿈', 'falling'],
    ['도망가는 꿈', 'being-chased'],
    ['무서워서 도망가는 꿈', 'being-chased'],
    ['맞는 꿈', 'hitting'],
    ['친구를 때리는 꿈', 'hitting'],
    ['욕하는 꿈', 'fighting'],
    ['숨 막히는 꿈', 'sleep-paralysis'],
    ['앞이 안 보이는 꿈', 'eye'],
    ['달 보는 꿈', 'moon'],
    ['브레이크 고장 꿈', 'car'],
    ['상 받는 꿈', 'flag'],
    ['유산하는 꿈', 'pregnancy'],
  ])('finds in “%s” the symbol %s', (dream, id) => {
    expect(lexicon.look(dream)[0]?.id).toBe(id);
  });

  it.each([
    ['개인정보가 노출됐다', 'naked'],
    ['옷을 염색했다', 'hair'],
    ['졸업한 선배를 만났다', 'school'],
    ['생리 현상이 급했다', 'menstruation'],
    ['키가 큰 남자가 나왔다', 'changing-body'],
    ['이가 빠졌다', 'changing-body'],
    ['합격자 발표를 보았다', 'stage'],
    ['골프장에 갔다', 'sports'],
    ['경기가 나빠서 회사가 망했다', 'sports'],
    ['어릴 때 친구를 만났다', 'back-in-time'],
    ['뱀이 도망갔다', 'being-chased'],
    ['강아지가 도망가는 꿈', 'being-chased'],
    ['비를 맞는 꿈', 'hitting'],
    ['총에 맞는 꿈', 'hitting'],
    ['욕실에서 씻었다', 'fighting'],
    ['한 달 보는 꿈', 'moon'],
    ['밥상을 받았다', 'flag'],
    ['유산을 물려받았다', 'pregnancy'],
    ['술에 취해 정신이 없었다', 'fainting'],
  ])('is not meant by “%s”: no %s', (dream, id) => {
    expect(lexicon.look(dream).map((found) => found.id)).not.toContain(id);
  });
});
