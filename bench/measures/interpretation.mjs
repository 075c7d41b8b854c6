import { requestText } from '../lib/client.mjs';
import { load } from '../lib/load.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { backendsOf, stranger, withService } from '../lib/service.mjs';
import { percentile } from '../lib/statistics.mjs';
import { scriptModel } from '../lib/world.mjs';

const DREAM =
  '맑은 냇가에서 커다란 뱀이 돼지를 쫓아가다가 집 마당으로 들어오는 꿈을 꾸었다. 나는 문을 열고 웃으며 바라보았다.';

let asked = 0;

/** A request with a dream that no other request has, because the service remembers the last one that it parsed. */
export function interpretText() {
  asked += 1;
  const body = { dreamContent: `${asked}번째 꿈. ${DREAM}` };
  return requestText('POST', '/api/dreams/interpret', { headers: stranger(), body });
}

/** The request of a client that calls the model directly. */
const modelText = requestText('POST', '/v1/chat/completions', {
  body: {
    model: 'scripted-model',
    stream: true,
    messages: [
      {
        role: 'user',
        content: JSON.stringify({ dream: DREAM, symbols: [{ id: 'snake', name: '뱀', quote: '뱀' }] }),
      },
    ],
  },
});

const isWholeReading = ({ status, json }) => status === 201 && json().fallback === false;

export const kinds = {
  B1: {
    title: 'B1 interpretation p50, model 50 ms, one at a time',
    modelMs: 50,
    concurrency: 1,
    requests: 40,
    read: ({ latencies }) => percentile(latencies, 0.5),
    unit: 'ms',
    reach: '≤ 1.15',
    aim: '≤ 1.05',
  },
  B2: {
    title: 'B2 interpretation p99, model 50 ms, 16 at once',
    modelMs: 50,
    concurrency: 16,
    requests: 640,
    read: ({ latencies }) => percentile(latencies, 0.99),
    unit: 'ms',
    reach: '≤ 1.5',
    aim: '≤ 1.2',
  },
  B3: {
    title: 'B3 interpretations per second, model 200 ms, 64 at once',
    modelMs: 200,
    concurrency: 64,
    requests: 960,
    read: ({ perSecond }) => perSecond,
    unit: '/s',
    reach: '≥ 0.85',
    aim: '≥ 0.95',
  },
};

/** Enough requests for the JIT to finish; otherwise the 40 sequential requests would measure compilation. */
const WARM_UP = { concurrency: 16, requests: 1_500 };

/** Compares interpretations at `port` with direct calls to the model. */
export async function besideTheModel(world, kind, port, accept) {
  const { concurrency, requests, read } = kind;
  let lost = 0;
  const dreams = { port, make: interpretText, accept };
  await load({ ...dreams, ...WARM_UP });
  const target = async () => {
    const result = await load({ ...dreams, concurrency, requests });
    lost += result.lost;
    return read(result);
  };
  const floor = async () =>
    read(await load({ port: world.model.port, concurrency, requests, make: () => modelText }));
  const compared = await inTurns(world.rounds, { target, floor });
  return { ...compared, note: `${lost} lost` };
}

async function measure(world, kind, backend) {
  await scriptModel(world, { behaviour: 'ok', delayMs: kind.modelMs });
  return withService(world, { backend }, ({ api }) => besideTheModel(world, kind, api.port, isWholeReading));
}

const measureOf = (kind) => async (world) => {
  const rows = [];
  for (const backend of backendsOf(world)) {
    const { title, unit, reach, aim } = kind;
    rows.push({ title: `${title} (${backend})`, unit, reach, aim, ...(await measure(world, kind, backend)) });
  }
  return rows;
};

export const B1 = measureOf(kinds.B1);
export const B2 = measureOf(kinds.B2);
export const B3 = measureOf(kinds.B3);
