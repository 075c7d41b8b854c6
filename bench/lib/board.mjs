import { requestText } from './client.mjs';
import { load } from './load.mjs';
import { stranger } from './service.mjs';
import { percentile } from './statistics.mjs';

/** The 99th percentile, in milliseconds, of the time to load the board's first page. */
export async function boardP99(port) {
  const make = () => requestText('GET', '/api/posts', { headers: stranger() });
  return percentile((await load({ port, concurrency: 4, requests: 400, make })).latencies, 0.99);
}
