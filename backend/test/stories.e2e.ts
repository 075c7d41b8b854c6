import { type DreamStory, errorMessages, type ListedStory } from '@kkumpuri/contract';
import { CheckedClient } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

const SLOT = /[{}]/u;

describe('stories of the lexicon', () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    guest = new CheckedClient(service.url);
  });

  afterAll(() => service.close());

  const list = async (query = '') =>
    (await guest.call<{ stories: ListedStory[] }>('GET', `/stories${query}`)).body.stories;

  it('lists all stories, or those matching a name', async () => {
    const all = await list();
    const named = await list(`?q=${encodeURIComponent('시험')}`);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ name }) => name.includes('시험'))).toBe(true);
  });

  it('returns a story without unfilled placeholders', async () => {
    const { body } = await guest.call<{ story: DreamStory }>('GET', '/stories/dead-one-sends-you-back');
    expect(body.story).toMatchObject({ slug: 'dead-one-sends-you-back', group: 'dead' });
    expect(JSON.stringify(Object.values(body.story).filter((part) => typeof part === 'string'))).not.toMatch(
      SLOT,
    );
  });

  it('returns 404 for an unknown story', async () => {
    expect(await guest.call('GET', '/stories/unheard-of')).toMatchObject({
      status: 404,
      body: { error: errorMessages.storyNotFound, code: 'not_found' },
    });
  });
});
