import { Connection } from './client.mjs';

/**
 * Sends requests over `concurrency` connections; each sends its next request after a response. `make` returns
 * the text of the n-th request. A response that `accept` rejects counts as lost.
 */
export async function load({ port, concurrency, requests, make, accept = ({ status }) => status < 300 }) {
  const connections = await Promise.all(Array.from({ length: concurrency }, () => Connection.open(port)));
  const latencies = [];
  let lost = 0;
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (next < requests) {
        const text = make(next++);
        const sent = performance.now();
        const answer = await connection.send(text);
        latencies.push(performance.now() - sent);
        if (!accept(answer)) lost += 1;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const connection of connections) connection.close();
  return { latencies, lost, perSecond: requests / seconds };
}

/** Like `load`, without HTTP: calls `work` `requests` times, `concurrency` at a time. */
export async function repeat({ concurrency, requests, work }) {
  let next = 0;
  const begun = performance.now();
  const one = async (worker) => {
    while (next < requests) await work(next++, worker);
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => one(worker)));
  return { perSecond: requests / ((performance.now() - begun) / 1000) };
}

/** Sends one request and returns the decoded response; for requests that are not timed. */
export async function ask(port, text) {
  const connection = await Connection.open(port);
  const answer = await connection.send(text);
  connection.close();
  return { status: answer.status, body: answer.json() };
}
