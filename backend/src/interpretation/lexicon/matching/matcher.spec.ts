import fc from 'fast-check';
import { LexiconService } from '../lexicon.service.js';

const service = new LexiconService();
const idsIn = (dream: string) => service.look(dream).map(({ id }) => id);
const meaningOf = (dream: string, id: string) =>
  service.look(dream).find((match) => match.id === id)?.meaning;

describe('what the lexicon finds in a dream', () => {
  it('finds the snake and the house', () => {
    expect(service.look('큰 뱀이 집으로 들어왔다')).toMatchObject([
      { id: 'snake', name: '뱀', quote: '큰 뱀이 집으로 들어왔다', start: 0, end: 13, verdict: '길' },
      { id: 'house' },
    ]);
  });

  it.each([
    '장소가 좋았다',
    '이상한 냄새가 났다',
    '선물이 있었다',
    '커피를 골랐다',
    '지금을 생각했다',
    '정말 그랬다',
    '오래 기다리다 왔다',
    '배우자 이야기를 들었다',
    '비슷한 비밀을 준비했다',
    '조금 달리 생각했다',
    '배달이 늦었고 한 달이 지났다',
    '소리 내어 소개했다',
    '몇 개가 남았는지 세었다',
    '새벽에 새로 시작했다',
    '피곤해서 피하고 싶었다',
    '불안하고 불편해서 불렀다',
    '물건과 인물을 물었다',
    '산책하며 재산을 생각했다',
    '관계와 관심과 습관',
    '조금 금방 요금을 금지했다',
    '칼국수의 칼로리',
    '절대로 거절했고 절반만 감사했다',
    '주말에 말했다',
    '돈독한 사이',
    '길몽이라니 길다',
    '쥐여 주고 쥐어 짰다',
    '별로였다',
    '해몽을 해요',
  ])('finds nothing in the look-alike “%s”', (dream) => {
    expect(idsIn(dream)).toEqual([]);
  });

  it.each([
    ['아이가 이불 속에서 잠들었다', 'teeth-falling'],
    ['번개가 쳤다', 'dog'],
    ['무지개가 떴다', 'dog'],
    ['안개가 꼈다', 'dog'],
    ['비행기를 탔다', 'rain'],
    ['이별을 했다', 'star'],
    ['눈물이 났다', 'snow'],
    ['눈이 펑펑 내렸다', 'eye'],
    ['눈이 멀어 보이지 않았다', 'snow'],
    ['다리를 다쳤다', 'bridge'],
    ['다리를 건넜다', 'leg'],
    ['배가 너무 불렀다', 'ship'],
    ['산소에 절을 올렸다', 'mountain'],
    ['구렁이가 나왔다', 'snake'],
    ['사과를 하고 화해했다', 'apple'],
    ['강아지가 무지개다리를 건넜다', 'rainbow'],
    ['개꿈인가요', 'dog'],
    ['두 개 먹는 꿈', 'dog'],
    ['새 옷 사는 꿈', 'bird'],
    ['말 못 하는 꿈', 'horse'],
    ['한 달 쉬는 꿈', 'moon'],
    ['가지 말라는 꿈', 'melon'],
    ['이 무서운 꿈', 'teeth-falling'],
    ['이 꿈을 꾸고 나서', 'teeth-falling'],
  ])('in “%s” sees no %s', (dream, id) => {
    expect(idsIn(dream)).not.toContain(id);
  });

  it.each([
    ['이빨이 빠졌다', 'teeth-falling'],
    ['하늘을 날았다', 'flying'],
    ['누군가에게 쫓겼다', 'being-chased'],
    ['절벽에서 떨어졌다', 'falling'],
    ['정신없이 도망쳤다', 'being-chased'],
    ['흰뱀 한 마리가 있었다', 'snake'],
    ['큰뱀이었다', 'snake'],
    ['배암이 나왔다', 'snake'],
    ['백마를 타고 갔다', 'horse'],
    ['말을 타고 달렸다', 'horse'],
    ['배를 타고 떠났다', 'ship'],
    ['눈이 소복이 쌓였다', 'snow'],
    ['해가 떠올랐다', 'sun'],
    ['쥐들이 몰려왔다', 'rat'],
    ['방을 청소하는데 끝이 없었다', 'cleaning'],
    ['남편이 모르는 여자랑 웃고 있었다', 'infidelity'],
    ['이 빠지는 꿈', 'teeth-falling'],
    ['머리 자르는 꿈', 'hair'],
    ['머리 잘랐어요', 'hair'],
    ['물 꿈', 'water'],
    ['물꿈 꿨어요', 'water'],
    ['개 꿈을 꿨는데', 'dog'],
    ['개 물리는 꿈', 'dog'],
    ['말 타는 꿈', 'horse'],
    ['칼 맞는 꿈', 'knife'],
    ['피 나는 꿈', 'blood'],
    ['강 건너는 꿈', 'river'],
    ['산 오르는 꿈', 'mountain'],
    ['길 잃는 꿈', 'lost'],
    ['해 뜨는 꿈', 'sun'],
    ['배 타는 꿈', 'ship'],
    ['감 따는 꿈', 'persimmon'],
    ['죽는 꿈', 'own-death'],
    ['차 마시는 꿈', 'tea'],
    ['아이 낳는 꿈', 'childbirth'],
  ])('in “%s” sees %s', (dream, id) => {
    expect(idsIn(dream)).toContain(id);
  });

  it.each([
    '뱀은 없었다',
    '그건 뱀이 아니라 허리띠였다',
    '뱀은 한 마리도 없었다',
    '뱀처럼 길었다',
    '뱀이 나오지 않았다',
  ])('counts no snake in “%s”', (dream) => {
    expect(idsIn(dream)).not.toContain('snake');
  });

  it('counts the lost shoes, which matter by being absent', () => {
    expect(idsIn('신발이 없었다')).toContain('shoes');
  });

  it('names a symbol once, however often it comes', () => {
    expect(idsIn('뱀이 나왔다. 뱀이 또 나왔다. 배암이었다.')).toEqual(['snake']);
  });

  it('gives at most eight, and reads the text as NFC', () => {
    const many = '뱀과 돼지와 호랑이와 고양이와 토끼와 사슴과 거북이와 나비와 거미와 여우와 사자를 보았다';
    expect(service.look(many)).toHaveLength(8);
    expect(service.look('큰 뱀이 나왔다'.normalize('NFD'))[0]?.quote).toBe('큰 뱀이 나왔다');
  });
});

describe('those who died before us', () => {
  it.each([
    ['죽은 친구가 나타나서 예전처럼 같이 놀았다', 'friend', '정을 마저 나누는'],
    ['세상을 떠난 남편이 환하게 웃으며 서 있었다', 'spouse', '편히 지낸다는'],
    ['하늘나라로 간 동생이 아무 말 없이 뒷모습만 보였다', 'siblings', '못 한 인사'],
  ])('are not taken for the living: %s', (dream, living, meaning) => {
    expect(meaningOf(dream, 'departed')).toContain(meaning);
    expect(service.look(dream).map(({ id }) => id)).not.toContain(living);
  });

  it('are not meant where somebody only went ahead', () => {
    expect(service.look('친구가 먼저 집에 가 버렸다').map(({ id }) => id)).not.toContain('departed');
  });
});

describe('what is told of the day', () => {
  it('is not read as the dream, where there is a dream beside it', () => {
    const idsOf = (dream: string) => service.look(dream).map(({ id }) => id);
    expect(idsOf('요즘 회사에서 야근이 많아서 그런가 뱀 꿈을 꿨어요')).toEqual(['snake']);
    expect(idsOf('평소에 바다를 좋아하는데 호랑이가 나왔어요')).toEqual(['tiger']);
    expect(service.look('최근에 강아지가 죽어서 그런지 강아지가 웃었어요')[0]?.quote).toContain('웃었어요');
    expect(idsOf('요즘 회사에서 야근이 많아서')).toEqual(['office']);
    expect(idsOf('요즘 뱀 꿈을 자주 꾸는데 어제는 호랑이가 나왔어요').sort()).toEqual(['snake', 'tiger']);
  });
});

describe('the situation a symbol is in', () => {
  it('tells being bitten from coming in, and both from going away', () => {
    const scenes = ['뱀에게 물렸다', '뱀이 집에 들어왔다', '뱀이 도망갔다', '뱀이 내 몸을 감았다'];
    const meanings = scenes.map((dream) => meaningOf(dream, 'snake'));
    expect(new Set(meanings).size).toBe(4);
  });

  it('reads on into the next clause, but not into another animal’s', () => {
    expect(meaningOf('뱀이 나타나더니 나를 물었다', 'snake')).toBe(meaningOf('뱀에게 물렸다', 'snake'));
    expect(meaningOf('뱀이 있었는데 개가 나를 물었다', 'snake')).not.toBe(
      meaningOf('뱀에게 물렸다', 'snake'),
    );
  });

  it('does not take what did not happen for what did', () => {
    expect(meaningOf('돼지가 들어오더니 나가지 않았다', 'pig')).toBe(meaningOf('돼지가 들어왔다', 'pig'));
  });

  it('tells what was tried in vain from what was done, and a threat from a meeting', () => {
    const smeared = meaningOf('똥이 온몸에 묻었다', 'feces');
    expect(meaningOf('똥이 온몸에 묻어서 씻어도 씻어도 안 지워졌다', 'feces')).toBe(smeared);
    expect(meaningOf('똥이 온몸에 묻어서 깨끗이 씻었다', 'feces')).not.toBe(smeared);
    expect(meaningOf('친구가 나한테 칼을 들이댔는데 웃고 있었다', 'friend')).toBe(
      meaningOf('친구와 싸웠다', 'friend'),
    );
  });

  it('says in general what the symbol stands for when no situation is told', () => {
    expect(meaningOf('뱀이었다', 'snake')).toMatch(/^뱀은 /);
    expect(meaningOf('호랑이였다', 'tiger')).toMatch(/^호랑이는 /);
  });
});

describe('the quote of a symbol', () => {
  const words = fc.constantFrom(
    '뱀이',
    '큰',
    '집으로',
    '들어왔다.',
    '그런데',
    '물에 빠졌고',
    '😀',
    '아주',
    '가'.repeat(60),
    '\n',
  );
  const hangul = fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)));

  it('is a literal piece of the dream, at most forty characters or one word', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            words,
            hangul.map((letters) => letters.join('')),
          ),
          { maxLength: 60 },
        ),
        (parts) => {
          const dream = parts.join(' ').normalize('NFC');
          for (const { quote, start, end } of service.look(dream)) {
            expect(dream.slice(start, end)).toBe(quote);
            expect(quote.trim()).toBe(quote);
            expect(quote.length).toBeGreaterThan(0);
            expect(quote.length <= 40 || !quote.slice(40).includes(' ')).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is cut at words when the sentence is long', () => {
    const dream =
      '나는 어릴 때 살던 시골 외갓집의 넓은 마당 한가운데 서서 하얀 연기가 오르는 굴뚝과 커다란 뱀을 한참 동안 바라보고만 있었다';
    const quote = service.look(dream).find(({ id }) => id === 'snake')?.quote ?? '';
    expect(quote).toContain('뱀을');
    expect(quote.length).toBeLessThanOrEqual(40);
    expect(` ${dream} `).toContain(` ${quote} `);
  });
});

describe('what a symbol stands for', () => {
  it('is said of the word that was written, not of the symbol it belongs to', () => {
    expect(meaningOf('버스가 있었다', 'train')).toMatch(/^버스는 /);
    expect(meaningOf('딸기가 있었다', 'fruit')).toMatch(/^딸기는 /);
  });
});

describe('a syllable within another word', () => {
  it.each([
    ['돌아가신 할머니가 밥을 차려 주셨다', 'cooked-rice', '식은 밥'],
    ['자전거를 샀다', 'bicycle', '넘어'],
    ['거울을 보는데 지금 내 모습이었다', 'mirror', '깨'],
    ['지하실에 내려갔습니다', 'basement', '어둡'],
    ['달이 두 개 떠 있고 별이 쏟아졌다', 'moon', '이지러'],
    ['세상에 군인이 많았다', 'soldier', '상을'],
    ['아빠가 빙판에서 얼음을 깎았다', 'ice', '미끄러'],
  ])('in “%s” tells nothing of the %s', (dream, id, words) => {
    expect(meaningOf(dream, id)).toBeDefined();
    expect(meaningOf(dream, id)).not.toContain(words);
  });
});

describe('a dream built to be slow', () => {
  const ordinary = '어젯밤 꿈에 큰 구렁이가 마당으로 들어와 몸을 감았는데 무섭지 않았다. ';
  const built = [
    '가',
    '가 ',
    '뱀이 ',
    '하늘을 훨훨 ',
    '남편이 바람 ',
    '이가 ',
    ' ',
    '큰 ',
    '물에 빠',
    '아이를 낳 ',
    '개가 ',
    '꿈인지 ',
  ];

  it.each(built)('of “%s” over and over costs about what an ordinary one does', (piece) => {
    const slow = piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 2000);
    const usual = ordinary.repeat(60).slice(0, 2000);
    for (let warm = 0; warm < 5; warm += 1) service.look(usual + slow);
    const started = process.cpuUsage();
    service.look(slow);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});
