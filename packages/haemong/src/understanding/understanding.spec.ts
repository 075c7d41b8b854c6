import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from './understanding.js';

const reader = new Reader(loadKnowledge());
const event = (dream: string, lemma: string) => {
  const found = reader.understand(dream).events.find(({ lemmas }) => lemmas.includes(lemma));
  return found && { by: found.doers.map(({ word }) => word), status: found.status, self: found.implied.self };
};

describe('understanding a dream', () => {
  it.each([
    ['뱀이 동생을 물었다', '물다', { by: ['뱀'], status: 'done', self: false }],
    ['뱀한테 물렸어요', '물리다', { by: [], status: 'done', self: true }],
    ['뱀한테 안 물렸어요', '물리다', { by: [], status: 'not', self: true }],
    ['문을 열지 못했다', '열다', { by: [], status: 'not', self: true }],
    ['돼지 세마리가 집안으로 들어왔다', '들어오다', { by: ['돼지'], status: 'done', self: false }],
    ['밥먹고 나왔다', '먹다', { by: ['밥'], status: 'done', self: true }],
    ['아기 대신 수박을 낳았어요', '낳다', { by: [], status: 'done', self: true }],
    ['윗니 하나가 빠졌는데', '빠지다', { by: ['윗니'], status: 'done', self: false }],
    ['총알 다 떨어졌는데 산타한테 혼남', '타다', undefined],
    ['울 애기가 웃었어요', '울다', undefined],
    ['뱀이 집에 들어오더라고요.', '들어오다', { by: ['뱀'], status: 'done', self: false }],
    ['앞에 애가 하나씩 죽음.', '죽다', { by: ['애'], status: 'done', self: false }],
    ['귀신이 나와 저를 쫓았다', '나오다', { by: ['귀신'], status: 'done', self: false }],
    ['뱀이 아니라 끈이었다', '아니다', { by: ['뱀'], status: 'done', self: false }],
    ['할머니가 "문 열어라" 하셨다', '열다', { by: ['할머니'], status: 'said', self: false }],
    ['자세히 보니 끈이었다', '자다', undefined],
    ['집게로 뱀을 잡았다', '집다', undefined],
    ['호랑이가 물려고 하다가 핥았다', '물다', { by: ['호랑이'], status: 'not', self: false }],
    ['뱀이나왔어요', '나오다', { by: ['뱀'], status: 'done', self: false }],
    ['전남친이나왔어요', '나오다', { by: ['전 남친'], status: 'done', self: false }],
    ['엄마 갑자기 죽음', '죽다', { by: ['엄마'], status: 'done', self: false }],
    ['돼지 여섯 마리가 집에 들어왔어요', '들어오다', { by: ['돼지'], status: 'done', self: false }],
    ['뱀한태 물렸어요', '물리다', { by: [], status: 'done', self: true }],
    ['할머니가 나와서 돈을 주셨어요', '주다', { by: [], status: 'done', self: false }],
  ])('parses “%s” for the verb %s', (dream, lemma, expected) => {
    expect(event(dream, lemma)).toEqual(expected);
  });

  it.each([
    ['한동안 울다가 깼어요', '울다', 'done'],
    ['오랫동안 웃었어요', '웃다', 'done'],
    ['연못 들어갔어요', '들어가다', 'done'],
    ['버스를 잘못 탔어요', '타다', 'done'],
    ['봉투를 안주머니에 넣었어요', '넣다', 'done'],
    ['그동안 못 먹은 밥', '먹다', 'not'],
    ['문이안 열렸어요', '열리다', 'not'],
    ['밥안먹었어요', '먹다', 'not'],
    ['문 안 열렸어요', '열리다', 'not'],
    ['집 안 갔어요', '가다', 'not'],
    ['집 안 청소했어요', '청소하다', 'done'],
    ['몬 들어갔어예', '들어가다', 'not'],
    ['학교에 가야 되는데 늦잠을 잤어요', '가다', 'said'],
    ['귀신이 저를 죽이러 왔어요', '죽이다', 'not'],
    ['의사가 "너 죽었어"라고 했어요', '죽다', 'said'],
  ])('tells in “%s” that %s is %s', (dream, lemma, status) => {
    expect(event(dream, lemma)?.status).toBe(status);
  });

  it('finds no deed in 강 건너에서', () => {
    expect(event('강 건너에서 아버지가 부르셨어요', '건너다')).toBeUndefined();
  });

  it('takes the partner of somebody who has parted for the former one', () => {
    const classesOf = (dream: string) =>
      reader.understand(dream).nouns.find(({ word }) => word === '여친')?.classes;
    expect(classesOf('헤어진지 두달 됐는데 여친이 나왔어요')).toContain('ex');
    expect(classesOf('여친이 나왔어요')).not.toContain('ex');
    expect(classesOf('전남친이랑 헤어진지 오래고 지금 여친이 나왔어요')).not.toContain('ex');
  });

  it.each(['화장실마다 막혔다', '화장실에선 뱀이 나왔다', '화장실이었거든요'])(
    'finds the noun 화장실 in “%s”',
    (dream) => {
      expect(reader.understand(dream).nouns.map(({ word }) => word)).toContain('화장실');
    },
  );

  it.each([
    ['할아버지 댁 외양간에 피아노가 있었다', '할아버지', false],
    ['강아지 목걸이가 들어 있었다', '강아지', false],
    ['강아지가 들어 있었다', '강아지', true],
  ])('in “%s”, tests whether %s is in the dream: %s', (dream, word, isThere) => {
    expect(reader.understand(dream).nouns.some((noun) => noun.word === word)).toBe(isThere);
  });

  it('does not take the call of an animal for crying', () => {
    expect(reader.understand('건반을 누르니까 음메 하고 울었어요').feelings).toEqual([]);
    expect(reader.understand('건반을 누르고 나서 울었어요').feelings).toMatchObject([{ feeling: 'sad' }]);
  });

  it('distinguishes a rope from a supposition', () => {
    const nouns = (dream: string) => reader.understand(dream).nouns.map(({ word }) => word);
    expect(nouns('뱀인 줄 알았다')).not.toContain('줄');
    expect(nouns('줄을 당겼다')).toContain('줄');
  });

  it('ignores a noun that is only a comparison', () => {
    const { nouns } = reader.understand('방이 화장실만큼 좁았다');
    expect(nouns.map(({ word }) => word)).toEqual(['방']);
  });

  it('parses remembered lottery numbers as part of the dream, not as a question', () => {
    const { parts } = reader.understand('로또 번호 세 개까지 기억나는데 나머지가 흐릿해요');
    expect(parts.questions).toEqual([]);
  });

  it('assigns each feeling to its holder', () => {
    expect(reader.understand('동생이 울었다').feelings).toMatchObject([{ feeling: 'sad', holder: '동생' }]);
    expect(reader.understand('뱀이 무서웠다').feelings).toMatchObject([{ feeling: 'fear', holder: 'self' }]);
    expect(reader.understand('하나도 안 무서웠다').feelings).toMatchObject([
      { feeling: 'no-fear', holder: 'self' },
    ]);
  });

  it('separates the greeting, waking facts and questions from the dream', () => {
    const { parts } = reader.understand('안녕하세요 임신 8주인데 복숭아를 땄어요 태몽일까요? 감사합니다');
    expect(parts.dream.replace(/\s+/gu, ' ').trim()).toBe('복숭아를 땄어요');
    expect(parts.facts.map(({ fact }) => fact)).toEqual(['pregnant']);
    expect(parts.questions.map(({ kind }) => kind)).toEqual(['taemong']);
  });

  it.each([
    '너무 무서워서 글 남깁니다',
    '걱정돼서 올립니다',
    '이거 우째 봐야 되겠심꺼',
    '무슨 꿈인가 하여 여쭙니다',
  ])('separates what closes the post from the dream: %s', (closing) => {
    const { parts } = reader.understand(`복숭아를 땄어요. ${closing}`);
    expect(parts.dream.trim()).toBe('복숭아를 땄어요.');
  });

  it('separates the person greeted from the dream', () => {
    const { parts } = reader.understand('안녕하세요 선생님~ 복숭아를 땄어요');
    expect(parts.dream.trim()).toBe('복숭아를 땄어요');
  });

  it.each(['할매는 작년에 돌아가셔서 못 뵈었는데 꿈에 나오셨다', '장례 치르고 온 날 꿈에 할머니가 웃으셨다'])(
    'knows from “%s” that somebody has died',
    (text) => {
      const { deceased, parts } = reader.understand(text);
      expect(deceased.size > 0 || parts.facts.some(({ fact }) => fact === 'bereaved')).toBe(true);
    },
  );

  it('keeps a dream within the dream', () => {
    expect(reader.understand('꿈속에서 또 꿈을 꿨어요').parts.dream).toContain('꿈을 꿨어요');
    expect(reader.understand('뱀 꿈을 꿨어요').parts.dream).not.toContain('꿈을 꿨어요');
  });

  it('removes actions after waking from the dream and keeps feelings on waking', () => {
    const dream = (text: string) => reader.understand(text).parts.dream.replace(/\s+/gu, ' ').trim();
    expect(dream('강아지가 나만 쳐다봤어요. 깨자마자 강아지한테 사과했어요')).toBe(
      '강아지가 나만 쳐다봤어요.',
    );
    expect(dream('뱀이 집에 들어왔어요. 깨고 나니 개운했어요')).toBe(
      '뱀이 집에 들어왔어요. 깨고 나니 개운했어요',
    );
    expect(dream('접시를 깨고 나서 그 조각을 주워 모았어요')).toBe(
      '접시를 깨고 나서 그 조각을 주워 모았어요',
    );
  });

  it('detects deceased people by the words before or after their name', () => {
    expect(reader.understand('돌아가신 외할머니가 오셨다').deceased.has('외할머니')).toBe(true);
    expect(reader.understand('아빠 돌아가신 지 2년 됐는데 꿈에 오셨다').deceased.has('아빠')).toBe(true);
    expect(reader.understand('남편 보낸 지 8개월 됐어요. 꿈에 왔어요').deceased.has('남편')).toBe(true);
    expect(reader.understand('할머니가 오셨다').deceased.size).toBe(0);
  });

  it('takes a death for dreamt if the text says that the person lives', () => {
    const dreamt = reader.understand('친정엄마가 돌아가셔서 울었어요. 바로 전화드렸는데 잘 계세요');
    expect(dreamt.deceased.size).toBe(0);
    expect(dreamt.parts.dream).toContain('돌아가셔서');
    const real = reader.understand('작년에 아빠가 돌아가셨는데 살아계실 때처럼 웃으셨어요');
    expect(real.deceased.has('아빠')).toBe(true);
  });

  it('takes nobody for dead whose name is part of another’s', () => {
    const { deceased } = reader.understand('시어머니 돌아가신 지 1년 됐는데 어머님이 오셨다');
    expect(deceased.has('어머님')).toBe(true);
    expect(deceased.has('엄마')).toBe(false);
    expect(reader.understand('딸 시집 보낸 지 한 달 됐어요').deceased.size).toBe(0);
  });

  it('does not parse a death before the dream as an event in it', () => {
    expect(event('돌아가신 형이 웃었다', '돌아가시다')).toBeUndefined();
    expect(event('죽은 전 남편이 이불을 덮어 주었다', '죽다')).toBeUndefined();
    expect(reader.understand('죽은 전 남편이 이불을 덮어 주었다').deceased.has('전 남편')).toBe(true);
    expect(event('형이 돌아가셨다', '돌아가시다')).toMatchObject({ by: ['형'], status: 'done' });
  });

  it('treats a death as a waking fact only if its time or cause is given', () => {
    const facts = (dream: string) => reader.understand(dream).parts.facts.map(({ fact }) => fact);
    expect(facts('남편이 죽었는데 너무 슬퍼서 울었어요')).toEqual([]);
    expect(facts('남편이 한강에서 죽었는데 무서웠어요')).toEqual([]);
    expect(facts('아버지가 3년 전에 돌아가셨는데 꿈에 오셨어요')).toEqual(['bereaved']);
    expect(facts('할아버지는 제가 중학교 때 돌아가셨거든요. 꿈에 오셨어요')).toEqual(['bereaved']);
    expect(facts('아버지 돌아가시고 처음 맞는 생신이 어제였어요. 꿈에 오셨어요')).toContain('bereaved');
  });

  it('matches set phrases as whole words, including words that announce a dream', () => {
    const { phrases } = reader.understand('무지개 꿈을 꿨어요 뱀은 안 물었어요');
    expect(phrases.lastOf('개 꿈')).toBeUndefined();
    expect(phrases.lastOf('무지개 꿈을 꿨')).toBeDefined();
    expect(phrases.lastOf('물었')).toBeUndefined();
    expect(phrases.lastOf('안 물었')).toBeDefined();
  });

  it('finds nouns that look like a prefix and nouns in words without spaces', () => {
    const nouns = (dream: string) => reader.understand(dream).nouns.map(({ word }) => word);
    expect(nouns('아기가 웃었다')).toEqual(['아기']);
    expect(nouns('윗니세개빠짐ㅠㅠ')).toContain('윗니');
    expect(event('윗니세개빠짐ㅠㅠ', '빠지다')).toMatchObject({ status: 'done' });
  });

  it('does not find 자라 (turtle) in 자라났다', () => {
    const { nouns } = reader.understand('어금니 빠진 데서 새 이가 자라났다');
    expect(nouns.map(({ word }) => word)).not.toContain('자라');
  });
});
