import type { Interpretation, User } from '@kkumpuri/contract';
import { type Member, registerMember } from './support/checked-client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { startService, type TestService } from './support/service.js';

const DREAM = '큰 구렁이가 부엌으로 들어왔는데 무섭지 않았어요';

describe('members who opt out of AI', () => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let member: Member;

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({ env: { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'a-model' } });
    member = await registerMember(service.url);
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  beforeEach(() => model.script({}));

  const choose = (useAi: unknown) => member.client.call<{ user: User }>('PATCH', '/auth/me', { useAi });
  const interpret = (dreamContent: string) =>
    member.client.call<Interpretation>('POST', '/dreams/interpret', { dreamContent });

  it('a member who opts out of AI gets lexicon readings without a model call', async () => {
    expect(member.user.use_ai).toBe(true);
    expect((await choose(false)).body.user.use_ai).toBe(false);
    expect((await interpret(DREAM)).body).toMatchObject({ engine: 'lexicon', fallback: false });
    expect(model.calls().calls).toBe(0);
    const { status } = await interpret('I saw a big snake in the kitchen last night');
    expect(status).toBe(422);
  });

  it('the member can opt in again', async () => {
    expect((await choose(true)).body.user.use_ai).toBe(true);
    expect((await interpret(DREAM)).body.engine).toBe('a-model');
    expect(model.calls().calls).toBe(1);
  });

  it('returns 400 for a value that is not a boolean', async () => {
    expect((await choose('no')).status).toBe(400);
  });
});
