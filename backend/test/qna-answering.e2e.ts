import { type AuditList, type Question, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const PASSWORD = '답변하는 사람들이 함께 쓰는 비밀번호';
const ANSWER = '뱀은 예로부터 재물로 읽어 왔어요.';
const MAX_GUESSES_PER_HOUR = 50;

type AnswerResult = { question: Question; code?: string; error?: string };

describe('answering questions', () => {
  let service: TestService;
  let admin: Member;
  let questionId: string;

  beforeAll(async () => {
    service = await startService({
      workers: 0,
      env: { QNA_ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'on', TRUST_PROXY: '1' },
    });
    admin = await registerAdmin(service.url, service.dataSource);
    const created = await new CheckedClient(service.url).call<AnswerResult>('POST', '/qna', {
      title: '뱀이 나오는 꿈',
      category: '일반',
      content: '어젯밤 꿈에 커다란 뱀이 방으로 들어왔는데 무슨 뜻일까요?',
    });
    questionId = created.body.question.id;
  });

  afterAll(() => service.close());

  const answer = (client: CheckedClient, body: object, from = '198.51.100.1') =>
    client.call<AnswerResult>('POST', `/qna/${questionId}/answer`, body, { 'x-forwarded-for': from });
  const withdraw = (client: CheckedClient, body?: object) =>
    client.call<AnswerResult>('DELETE', `/qna/${questionId}/answer`, body);
  const guess = (from: string) =>
    answer(new CheckedClient(service.url), { answer: ANSWER, adminPassword: '틀린 비밀번호' }, from);

  it('answers need the answering password, except from admins', async () => {
    const written = await answer(admin.client, { answer: ANSWER });
    expect(written).toMatchObject({ status: 200, body: { question: { answer: ANSWER, answered: true } } });
    expect((await withdraw(admin.client)).body.question).toMatchObject({ answered: false });
    const { client } = await registerMember(service.url);
    for (const visitor of [client, new CheckedClient(service.url)]) {
      expect(await answer(visitor, { answer: ANSWER })).toMatchObject({
        status: 400,
        body: { error: validationMessages.adminPasswordRequired },
      });
      expect((await withdraw(visitor)).status).toBe(400);
    }
  });

  it('limits password guesses to 50 an hour over all addresses, but does not lock out admins', async () => {
    const addresses = Array.from({ length: 200 }, (_, n) => `2001:db8:${n.toString(16)}::1`);
    const answers: { status: number }[] = [];
    for (const address of addresses) answers.push(await guess(address));
    const checked = answers.filter(({ status }) => status === 403);
    expect(checked.length).toBeGreaterThan(0);
    expect(checked.length * 2).toBeLessThanOrEqual(MAX_GUESSES_PER_HOUR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(addresses.length - checked.length);
    const holder = new CheckedClient(service.url);
    expect((await answer(holder, { answer: ANSWER, adminPassword: PASSWORD })).status).toBe(429);
    expect((await answer(admin.client, { answer: ANSWER })).status).toBe(200);
  });

  it('logs answers and refusals with admin and question', async () => {
    const { body } = await admin.client.call<AuditList>('GET', '/admin/audit?kind=admin&limit=100');
    expect(body.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'answer.write', actor_id: admin.user.id, target_id: questionId }),
        expect.objectContaining({ action: 'answer.delete', actor_id: admin.user.id, target_id: questionId }),
        expect.objectContaining({ action: 'qna_password.refused', actor_id: null, target_id: questionId }),
        expect.objectContaining({ action: 'qna_password.locked', actor_id: null }),
      ]),
    );
  });
});

describe('guessing the answering password from one network', () => {
  it('counts guesses per IPv6 /48 and per IPv4 address, however it is written', async () => {
    const service = await startService({
      workers: 0,
      env: { QNA_ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'on', TRUST_PROXY: '1' },
    });
    try {
      const guess = async (from: string, adminPassword = '틀린 비밀번호') =>
        (
          await new CheckedClient(service.url).call(
            'POST',
            '/qna/verify-admin',
            { adminPassword },
            { 'x-forwarded-for': from },
          )
        ).status;
      const network = [];
      for (let n = 0; n < 40; n += 1) network.push(await guess(`2001:db8:7:${n.toString(16)}::1`));
      expect(network.filter((status) => status === 403)).toHaveLength(10);
      const written = [
        '203.0.113.7',
        '203.0.113.7:80',
        '::ffff:cb00:7107',
        '::ffff:203.0.113.7',
        '203.0.113.7:81',
      ];
      for (const from of written) expect(await guess(from)).toBe(403);
      expect(await guess('203.0.113.7')).toBe(429);
      expect(await guess('198.51.100.9', PASSWORD)).toBe(200);
    } finally {
      await service.close();
    }
  });
});
