import { careWords, helpOnTheWire, type Question } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const PASSWORD = '답변하는 사람의 아주 긴 비밀번호';
const INTENT = '이제 그만 살고 싶어요. 오늘 밤에 죽을 거예요.';
const REFUSAL = { status: 422, body: { code: 'care_not_shareable', help: helpOnTheWire } };

describe('publishing a text with suicidal intent', () => {
  let service: TestService;
  let guest: CheckedClient;
  let member: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0, env: { QNA_ADMIN_PASSWORD: PASSWORD } });
    guest = new CheckedClient(service.url);
    member = await registerMember(service.url);
  });

  afterAll(() => service.close());

  const question = {
    title: '뱀이 나오는 꿈',
    category: '일반',
    content: '어젯밤 꿈에 커다란 뱀이 방으로 들어왔는데 무슨 뜻일까요?',
  };
  const ask = (body: object = {}) =>
    guest.call<{ question: Question; error: string }>('POST', '/qna', { ...question, ...body });

  it.each([
    ['title', { title: INTENT }],
    ['content', { content: `${question.content} ${INTENT}` }],
    ['nickname', { author: '오늘 죽을 거예요' }],
  ])('refuses intent in the %s of a question, and returns the help lines', async (_, body) => {
    const before = await count(service.dataSource, 'questions');
    const answer = await ask(body);
    expect(answer).toMatchObject(REFUSAL);
    expect(answer.body.error).toContain(careWords.notShared);
    expect(answer.body.error).toContain('109');
    expect(await count(service.dataSource, 'questions')).toBe(before);
  });

  it('refuses intent in an answer, and keeps the question unanswered', async () => {
    const { id } = (await ask()).body.question;
    const answer = (text: string) =>
      guest.call('POST', `/qna/${id}/answer`, { answer: text, adminPassword: PASSWORD });
    expect(await answer(INTENT)).toMatchObject(REFUSAL);
    const { body } = await guest.call<{ question: Question }>('GET', `/qna/${id}`);
    expect(body.question).toMatchObject({ answered: false, answer: null });
    const helping = '혹시 죽고 싶다는 생각이 드신다면 자살예방상담전화 109로 전화해 주세요.';
    expect((await answer(helping)).status).toBe(200);
  });

  it('refuses intent in the title of a shared dream, and keeps the dream unshared', async () => {
    const id = await insertDream(service.dataSource, { userId: member.user.id });
    const share = (title: string) => member.client.call('POST', `/dreams/${id}/share`, { title });
    expect(await share(INTENT)).toMatchObject(REFUSAL);
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [id])).toBe(0);
    expect((await share('죽는 꿈은 길몽일까')).status).toBe(201);
  });

  it('refuses to share a dream that got the crisis response', async () => {
    const id = await insertDream(service.dataSource, { userId: member.user.id, care: 'crisis' });
    expect(await member.client.call('POST', `/dreams/${id}/share`, { title: '뱀 꿈' })).toMatchObject(
      REFUSAL,
    );
  });

  it.each(['죽고 싶을 만큼 창피한 꿈을 꿨어요', '자살하는 꿈은 무슨 뜻인가요'])(
    'accepts a dream that only sounds like intent: %s',
    async (title) => {
      expect((await ask({ title })).status).toBe(201);
    },
  );
});

describe('interpreting a dream told in distress', () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 1 });
    guest = new CheckedClient(service.url);
  });

  afterAll(() => service.close());

  it('returns a reading with the gentle message first for indirect signs of distress', async () => {
    const { status, body } = await guest.interpret(
      '꿈에서 큰 배를 탔어요. 요즘은 제가 없어지면 다들 편해질 거라는 생각만 해요',
    );
    expect({ status, care: body.care, first: body.care_first }).toEqual({
      status: 201,
      care: 'gentle',
      first: true,
    });
    expect(body.reading).not.toBeNull();
    expect(body.interpretation).toContain(careWords.gentle);
  });

  it('returns the crisis message and no reading for explicit intent', async () => {
    const { body } = await guest.interpret(`꿈에서 큰 배를 탔어요. ${INTENT}`);
    expect(body).toMatchObject({ care: 'crisis', reading: null });
    expect(body.interpretation).toContain(careWords.calm);
  });
});
