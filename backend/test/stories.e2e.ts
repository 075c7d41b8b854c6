import { type DreamStory, errorMessages, type ListedStory } from '@kkumpuri/contract';
import { CheckedClient } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

const SLOT = /[{}]/u;

describe('the stories of the dictionary', () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    guest = new CheckedClient(service.url);
  });

  afterAll(() => service.close());

  const list = async (query = '') =>
    (await guest.call<{ stories: ListedStory[] }>('GET', `/stories${query}`)).body.stories;

  it('are listed all at once, or those of a name', async () => {
    const all = await list();
    const named = await list(`?q=${encodeURIComponent('시험')}`);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ name }) => name.includes('시험'))).toBe(true);
  });

  it('are each told without a dream, with nothing left to fill in', async () => {
    const { body } = await guest.call<{ story: DreamStory }>('GET', '/stories/dead-one-sends-you-back');
    expect(body.story).toMatchObject({ slug: 'dead-one-sends-you-back', group: 'dead' });
    expect(JSON.stringify(Object.values(body.story).filter((part) => typeof part === 'string'))).not.toMatch(
      SLOT,
    );
  });

  it('are a 404 where there is none', async () => {
    expect(await guest.call('GET', '/stories/unheard-of')).toMatchObject({
      status: 404,
      body: { error: errorMessages.storyNotFound, code: 'not_found' },
    });
  });
});
