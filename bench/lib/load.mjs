import { Connection } from './client.mjs';

/**
 * Sends requests over `concurrency` connections, each of which sends the next one when it has its answer. `make` gives
 * the text of the n-th request; an answer that does not pass `accept` counts as lost.
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

/** The same work without HTTP: `work` is called `requests` times, `concurrency` at once. */
export async function repeat({ concurrency, requests, work }) {
  let next = 0;
  const begun = performance.now();
  const one = async (worker) => {
    while (next < requests) await work(next++, worker);
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => one(worker)));
  return { perSecond: requests / ((performance.now() - begun) / 1000) };
}

/** One answer, decoded; for what is looked at and not timed. */
export async function ask(port, text) {
  const connection = await Connection.open(port);
  const answer = await connection.send(text);
  connection.close();
  return { status: answer.status, body: answer.json() };
}
