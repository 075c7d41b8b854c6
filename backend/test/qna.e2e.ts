import { randomUUID } from 'node:crypto';
import { errorMessages, type Question, type QuestionList, validationMessages } from '@kkumpuri/contract';
import { CheckedClient } from './support/checked-client.js';
import { HeldWrites } from './support/held-writes.js';
import { startService, type TestService } from './support/service.js';

const PASSWORD = '답변하는 사람들이 함께 쓰는 비밀번호';
const CONTENT = '어젯밤 꿈에 커다란 뱀이 방으로 들어왔는데 무슨 뜻일까요?';

describe('question board', () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0, env: { QNA_ADMIN_PASSWORD: PASSWORD } });
    guest = new CheckedClient(service.url);
  });

  afterAll(() => service.close());

  type QuestionResult = { question: Question; error: string; code: string; details: unknown };
  const ask = (body: object) =>
    guest.call<QuestionResult>('POST', '/qna', {
      title: '뱀이 나오는 꿈',
      category: '일반',
      content: CONTENT,
      ...body,
    });
  const createQuestion = async (body: object = {}) => (await ask(body)).body.question;
  const list = (query = '') => guest.call<QuestionList>('GET', `/qna${query}`);
  const answer = (id: string, text: unknown, adminPassword: unknown = PASSWORD) =>
    guest.call<QuestionResult>('POST', `/qna/${id}/answer`, { answer: text, adminPassword });
  const withdraw = (id: string, adminPassword: unknown = PASSWORD) =>
    guest.call<QuestionResult>('DELETE', `/qna/${id}/answer`, { adminPassword });

  it('creates a guest’s question, anonymous unless a nickname is given', async () => {
    const { status, body } = await ask({ title: '  뱀이 나오는 꿈 ' });
    expect(status).toBe(201);
    expect(body.question).toMatchObject({
      title: '뱀이 나오는 꿈',
      category: '일반',
      content: CONTENT,
      author: '익명',
      views: 0,
      answered: false,
      answer: null,
      answer_date: null,
    });
    expect(await createQuestion({ author: ' 달빛 ' })).toMatchObject({ author: '달빛' });
    expect(await createQuestion({ author: ' ' })).toMatchObject({ author: '익명' });
  });

  it.each([
    [{ title: '' }, 'title', validationMessages.titleRequired],
    [{ title: '짧은꿈' }, 'title', validationMessages.titleTooShort],
    [{ title: '꿈'.repeat(101) }, 'title', validationMessages.titleTooLong],
    [{ category: '질문' }, 'category', validationMessages.categoryInvalid],
    [{ content: ' ' }, 'content', validationMessages.contentRequired],
    [{ content: '스무 자가 안 되는 내용' }, 'content', validationMessages.contentTooShort],
    [{ content: '꿈'.repeat(2001) }, 'content', validationMessages.contentTooLong],
    [{ author: '별'.repeat(21) }, 'author', validationMessages.nicknameTooLong],
    [{ title: '널 문자\u0000 제목' }, 'title', validationMessages.unstorable],
  ])('refuses %j with a message for the field', async (body, field, error) => {
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: { error, code: 'invalid_request', details: [{ field, message: error }] },
    });
  });

  it('counts one view per viewer and day, already in the response, and none for HEAD', async () => {
    const { id } = await createQuestion();
    const read = async (client: CheckedClient) =>
      (await client.call<{ question: Question }>('GET', `/qna/${id}`)).body.question.views;
    expect(await read(guest)).toBe(1);
    expect(await read(guest)).toBe(1);
    expect((await fetch(`${service.url}/api/qna/${id}`, { method: 'HEAD' })).status).toBe(200);
    expect(await read(new CheckedClient(service.url))).toBe(2);
  });

  it('includes views that are being written in the number of views', async () => {
    const { id } = await createQuestion();
    const read = async () =>
      (await new CheckedClient(service.url).call<{ question: Question }>('GET', `/qna/${id}`)).body.question
        .views;
    const held = await HeldWrites.lock('questions', service.dataSource);
    expect(await read()).toBe(1);
    await held.untilBlocked(1, '%question_views%');
    expect(await read()).toBe(2);
    await held.release();
  });

  it('shows an answer, replaces it, and withdraws it, with matching counts', async () => {
    const { id } = await createQuestion();
    const before = (await list()).body.counts;
    const first = await answer(id, ' 좋은 꿈입니다. ');
    expect(first).toMatchObject({
      status: 200,
      body: { question: { answered: true, answer: '좋은 꿈입니다.' } },
    });
    expect(first.body.question.answer_date).not.toBeNull();
    const second = await answer(id, '아주 좋은 꿈입니다.');
    expect(second.body.question).toMatchObject({ answered: true, answer: '아주 좋은 꿈입니다.' });
    expect((await list()).body.counts).toEqual({
      all: before.all,
      waiting: before.waiting - 1,
      answered: before.answered + 1,
    });
    const withdrawn = await withdraw(id);
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { question: { answered: false, answer: null, answer_date: null } },
    });
    expect((await list()).body.counts).toEqual(before);
  });

  it('verifies the admin password', async () => {
    expect(await guest.call('POST', '/qna/verify-admin', { adminPassword: PASSWORD })).toMatchObject({
      status: 200,
      body: { valid: true },
    });
  });

  it.each([
    ['an empty answer', (id: string) => answer(id, '  '), validationMessages.answerRequired],
    [
      'no password',
      (id: string) => answer(id, '좋은 꿈입니다.', null),
      validationMessages.adminPasswordRequired,
    ],
    ['an empty password', (id: string) => withdraw(id, ''), validationMessages.adminPasswordRequired],
  ])('refuses %s', async (_, call, error) => {
    const { id } = await createQuestion();
    expect(await call(id)).toMatchObject({ status: 400, body: { error, code: 'invalid_request' } });
  });

  it('returns 404 for an unknown question', async () => {
    for (const id of [randomUUID(), 'no-id']) {
      const notFound = { status: 404, body: { error: errorMessages.questionNotFound, code: 'not_found' } };
      expect(await guest.call('GET', `/qna/${id}`)).toMatchObject(notFound);
      expect(await answer(id, '좋은 꿈입니다.')).toMatchObject(notFound);
      expect(await withdraw(id)).toMatchObject(notFound);
    }
  });

  describe('with five questions', () => {
    let ids: string[];

    beforeAll(async () => {
      await service.dataSource.query('DELETE FROM questions');
      ids = [];
      for (const [title, category] of [
        ['고래 꿈을 꾸었어요', '일반'],
        ['이 서비스에 대한 제안', '기타'],
        ['ABC 글자가 보이는 꿈', '일반'],
        ['고래와 춤추는 꿈', '일반'],
        ['100% 맞는 꿈인가요', '기타'],
      ]) {
        ids.push((await createQuestion({ title, category })).id);
      }
      await answer(ids[0] as string, '좋은 꿈입니다.');
      await answer(ids[4] as string, '글쎄요.');
    });

    const found = async (query: string) =>
      (await list(query)).body.questions.map((question) => ids.indexOf(question.id));

    it.each([
      ['?filter=all', [4, 3, 2, 1, 0]],
      ['?filter=waiting', [3, 2, 1]],
      ['?filter=answered', [4, 0]],
      [`?q=${encodeURIComponent('고래')}`, [3, 0]],
      [`?q=${encodeURIComponent('고래')}&filter=answered`, [0]],
      [`?q=${encodeURIComponent('기타')}`, [4, 1]],
      [`?q=${encodeURIComponent('춤')}`, [3]],
      ['?q=abc', [2]],
      [`?q=${encodeURIComponent('100%')}`, [4]],
      [`?q=${encodeURIComponent('일반 기타')}`, []],
    ])('lists the matching questions for %s, newest first', async (query, expected) => {
      expect(await found(query)).toEqual(expected);
    });

    it('returns the counts of all tabs with any filter', async () => {
      const { body } = await list(`?filter=answered&limit=1&q=${encodeURIComponent('기타')}`);
      expect(body.counts).toEqual({ all: 5, waiting: 3, answered: 2 });
    });

    it('pages through all questions', async () => {
      const first = (await list('?limit=3')).body;
      const second = (await list(`?limit=3&cursor=${first.nextCursor}`)).body;
      expect([...first.questions, ...second.questions].map((question) => ids.indexOf(question.id))).toEqual([
        4, 3, 2, 1, 0,
      ]);
      expect(second.nextCursor).toBeNull();
    });
  });
});

describe('admin password of the question board', () => {
  let service: TestService;

  afterEach(() => service.close());

  const verify = (adminPassword: string) =>
    new CheckedClient(service.url).call('POST', '/qna/verify-admin', { adminPassword });

  it('returns answering_off when no password is set', async () => {
    service = await startService({ workers: 0 });
    expect(await verify('아무거나')).toMatchObject({
      status: 403,
      body: { error: errorMessages.answeringOff, code: 'answering_off' },
    });
  });

  it('returns 403 for a wrong password, and locks after five, even for the correct one', async () => {
    service = await startService({ workers: 0, env: { QNA_ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'on' } });
    const guest = new CheckedClient(service.url);
    const { body } = await guest.call<{ question: Question }>('POST', '/qna', {
      title: '뱀이 나오는 꿈',
      category: '일반',
      content: CONTENT,
    });
    const path = `/qna/${body.question.id}/answer`;
    const wrong = { answer: '좋은 꿈입니다.', adminPassword: '틀린 비밀번호' };
    for (const call of ['POST', 'DELETE', 'POST', 'DELETE', 'POST']) {
      expect(await guest.call(call, path, wrong)).toMatchObject({
        status: 403,
        body: { error: errorMessages.adminPasswordWrong, code: 'admin_password_wrong' },
      });
    }
    const locked = await verify(PASSWORD);
    expect(locked).toMatchObject({ status: 429, body: { error: errorMessages.tooManyRequests } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(60);
    const { body: after } = await guest.call<{ question: Question }>('GET', `/qna/${body.question.id}`);
    expect(after.question.answered).toBe(false);
  });
});
