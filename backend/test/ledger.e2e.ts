import { type Interpretation, type Ledger, limits, validationMessages } from '@kkumpuri/contract';
import { findDisliked } from '../src/ledger/disliked-readings.js';
import { ModelUsageService } from '../src/ledger/model-usage.service.js';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { until } from './support/processes.js';
import { insertDream, registerAdmin, sharePost } from './support/rows.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** The scripted model reports 1,200 input and 600 output tokens. */
const COST = (1200 * 2 + 600 * 10) / 1_000_000;

describe.each(queueBackends)('ledger (queue in %s)', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({
      backend,
      workers: 3,
      env: {
        OPENAI_BASE_URL: model.baseURL,
        OPENAI_MODEL: 'first-model',
        OPENAI_FALLBACK_MODEL: 'second-model',
        MODEL_PRICE_IN: '2',
        MODEL_PRICE_OUT: '10',
        MODEL_DAILY_BUDGET: String(COST * 12),
        WORKER_CONCURRENCY: '2',
      },
    });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  beforeEach(async () => {
    model.script({});
    await service.dataSource.query('DELETE FROM model_usage');
    await service.dataSource.query('DELETE FROM interpretations');
  });

  const interpret = () =>
    new CheckedClient(service.url).call<Interpretation>('POST', '/dreams/interpret', { dreamContent: DREAM });
  const readLedger = async (query = '') =>
    (await admin.client.call<Ledger>('GET', `/admin/ledger${query}`)).body;

  it('stores the prompt version and cost of a reading, and adds them to the day', async () => {
    const { body } = await interpret();
    const [row] = await service.dataSource.query<[Record<string, unknown>]>(
      `SELECT prompt_version, input_tokens, output_tokens, cost::float8 AS cost, latency_ms FROM interpretations WHERE id = $1`,
      [body.id],
    );
    expect(row).toMatchObject({ input_tokens: 1200, output_tokens: 600, cost: COST });
    expect(row.prompt_version).toMatch(/^\d{4}-\d{2}-\d+$/);
    expect(row.latency_ms).toBeGreaterThan(0);
    const { days, budget } = await readLedger('?days=7');
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({
      readings: 1,
      byEngine: { 'first-model': 1 },
      ...{ fallbacks: 0, tokensIn: 1200, tokensOut: 600, cost: COST, p50Ms: row.latency_ms },
      models: [{ model: 'first-model', promptVersion: row.prompt_version, calls: 1 }],
    });
    expect(days[1]).toMatchObject({ readings: 0, byEngine: {}, cost: 0, p50Ms: null });
    expect(budget).toMatchObject({ spentToday: COST, isSpent: false });
  });

  it('calls the fallback model after garbage, and counts the cost of both', async () => {
    model.script({ next: [{ behaviour: 'garbage', times: 2 }] });
    expect((await interpret()).body).toMatchObject({ engine: 'second-model', fallback: false });
    const [day] = (await readLedger()).days;
    expect(day?.models.map(({ model: name, calls }) => [name, calls])).toEqual([
      ['first-model', 1],
      ['second-model', 1],
    ]);
    expect(day?.tokensIn).toBe(3600);
  });

  it('uses the lexicon once the budget is spent, exceeded at most by readings in progress', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 50 } });
    const read = await Promise.all(Array.from({ length: 40 }, interpret));
    const byModel = read.filter(({ body }) => body.engine === 'first-model').length;
    const slots = 3 * 2;
    expect(byModel).toBeGreaterThanOrEqual(12);
    expect(byModel).toBeLessThanOrEqual(12 + slots - 1);
    expect(read.filter(({ body }) => body.engine === 'lexicon' && body.fallback)).toHaveLength(40 - byModel);
    const { days, budget } = await readLedger();
    expect(days[0]).toMatchObject({ readings: 40, fallbacks: 40 - byModel });
    expect(budget.isSpent).toBe(true);
    expect(budget.spentToday).toBeCloseTo(byModel * COST, 6);
    expect(model.calls().calls).toBe(byModel);
  });
});

describe('daily budget with 20 concurrent workers', () => {
  const WORKERS = 20;
  const PAID = 5;
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({
      workers: WORKERS,
      env: {
        OPENAI_BASE_URL: model.baseURL,
        MODEL_PRICE_IN: '2',
        MODEL_PRICE_OUT: '10',
        MODEL_DAILY_BUDGET: String(COST * PAID),
        WORKER_CONCURRENCY: '1',
      },
    });
  }, 60_000);

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  it('the budget is exceeded at most by the readings in progress', async () => {
    model.hold(DREAM);
    const interpreting = Promise.all(
      Array.from({ length: 3 * WORKERS }, () =>
        new CheckedClient(service.url).call<Interpretation>('POST', '/dreams/interpret', {
          dreamContent: DREAM,
        }),
      ),
    );
    await until(() => model.calls().active === WORKERS);
    model.letGo(DREAM);
    const interpreted = await interpreting;
    expect([...new Set(interpreted.map(({ status }) => status))]).toEqual([201]);
    const byModel = interpreted.filter(({ body }) => body.engine !== 'lexicon').length;
    expect(model.calls().calls).toBe(byModel);
    expect(byModel - PAID).toBeLessThanOrEqual(WORKERS - 1);
    const usage = service.workers[0]?.get(ModelUsageService);
    expect(await usage?.costToday()).toBeCloseTo(byModel * COST, 6);
  });
});

describe('feedback on a reading', () => {
  let service: TestService;
  let owner: Member;
  let other: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    owner = await registerMember(service.url);
    other = await registerMember(service.url);
  });

  afterAll(() => service.close());

  const give = (client: CheckedClient, id: string, body: unknown) =>
    client.call('POST', `/dreams/${id}/feedback`, body);

  it('stores feedback with the dream, replacing earlier feedback', async () => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    const reason = '엄마 이야기를 빠뜨렸어요';
    expect(await give(owner.client, id, { value: 'down', reason: ` ${reason} ` })).toMatchObject({
      status: 200,
      body: { feedback: { value: 'down', reason } },
    });
    await give(owner.client, id, { value: 'up' });
    const { body } = await owner.client.call('GET', `/dreams/${id}`);
    expect(body).toMatchObject({ interpretation: { feedback: { value: 'up', reason: null } } });
  });

  it('accepts feedback on a guest’s dream only from its session', async () => {
    const guest = new CheckedClient(service.url);
    const id = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    expect(await give(guest, id, { value: 'up' })).toMatchObject({ status: 200 });
    expect(await give(new CheckedClient(service.url), id, { value: 'up' })).toMatchObject({ status: 404 });
  });

  it('refuses feedback of other members, and on a dream without a reading', async () => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    expect(await give(other.client, id, { value: 'up' })).toMatchObject({ status: 404 });
    const pending = await insertDream(service.dataSource, { userId: owner.user.id, status: 'pending' });
    await service.dataSource.query('UPDATE interpretations SET reading = NULL WHERE id = $1', [pending]);
    expect(await give(owner.client, pending, { value: 'up' })).toMatchObject({
      status: 400,
      body: { code: 'not_completed' },
    });
  });

  it.each([
    [{}, validationMessages.feedbackInvalid],
    [{ value: 'meh' }, validationMessages.feedbackInvalid],
    [{ value: 'up', reason: '가'.repeat(limits.feedbackReason.max + 1) }, validationMessages.reasonTooLong],
  ])('refuses invalid feedback: %#', async (body, message) => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    expect(await give(owner.client, id, body)).toMatchObject({ status: 400, body: { error: message } });
  });

  it('lists disliked readings, with the dream only if its owner shared it', async () => {
    await service.dataSource.query('DELETE FROM interpretations');
    const kept = await insertDream(service.dataSource, {
      userId: owner.user.id,
      dreamContent: '혼자만의 꿈',
    });
    await give(owner.client, kept, { value: 'down', reason: '뜻이 달라요' });
    const { dreamId } = await sharePost(service.dataSource, owner, { dreamContent: '나눈 꿈' });
    await give(owner.client, dreamId, { value: 'down' });
    const liked = await insertDream(service.dataSource, { userId: owner.user.id });
    await give(owner.client, liked, { value: 'up' });
    const listed = await findDisliked((statement) => service.dataSource.query(statement));
    expect(listed.map(({ reason, dream, summary }) => [reason, dream, summary]).sort()).toEqual([
      [null, '나눈 꿈', '요약'],
      ['뜻이 달라요', null, null],
    ]);
  });

  it('returns the ledger to admins only', async () => {
    expect(await owner.client.call('GET', '/admin/ledger')).toMatchObject({ status: 403 });
    const admin = await registerAdmin(service.url, service.dataSource);
    expect(await admin.client.call('GET', '/admin/ledger?days=401')).toMatchObject({ status: 400 });
  });
});
