import type { PostList } from '@kkumpuri/contract';
import { CheckedClient } from '../support/checked-client.js';
import { crowdedBoard } from '../support/crowded-board.js';
import { onDatabase } from '../support/databases.js';
import { startService, type TestService } from '../support/service.js';

const POSTS = 100_000;

/** The words that stand in most posts, alone and in pairs. */
const COMMON = ['꿈', '꿈에서', '나는', '내가', '물', '집', '뱀', '엄마가', '갑자기', '할머니가'];
const PAIRS = COMMON.flatMap((word, at) => [`${word} 꿈`, `${word} ${COMMON[(at + 3) % COMMON.length]}`]);
const ORDERS = ['new', 'popular'] as const;

describe(`searches for common words on a board of ${POSTS.toLocaleString()} posts`, () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    guest = new CheckedClient(service.url);
    await onDatabase(service.env.DATABASE_URL, ...crowdedBoard(POSTS));
  });

  afterAll(() => service.close());

  // A search that takes longer than its bound of three seconds is answered with 503.
  it.each(ORDERS)('are answered within their bound, sorted by %s', async (sort) => {
    for (const words of [...COMMON, ...PAIRS]) {
      const query = `/posts?sort=${sort}&q=${encodeURIComponent(words)}`;
      const { status, body } = await guest.call<PostList>('GET', query);
      expect({ words, status }).toEqual({ words, status: 200 });
      expect(body.posts.length).toBeGreaterThan(0);
    }
  });
});
