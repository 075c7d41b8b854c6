import assert from 'node:assert/strict';
import fs from 'node:fs';
import { it } from 'node:test';
import { inRoot } from '../system/paths.mjs';
import { freePort } from '../system/ports.mjs';
import { until } from '../system/processes.mjs';
import { callEverything } from '../test/support/calls.mjs';
import { adminPassword, credentials, startJudgedService } from './judged-service.mjs';
import { startTool } from './programs.mjs';
import { callTheRest } from './remaining-calls.mjs';

const DESCRIPTION = inRoot('docs', 'openapi.json');

/** Starts Prism as a proxy to the service; it reports violations of the description in a response header. */
async function startPrism(t, address) {
  const port = String(await freePort());
  const proxy = startTool('prism', 'proxy', DESCRIPTION, address, '--port', port);
  t.after(() => proxy.kill());
  const through = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${through}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  assert.ok(await until(answers, 60_000), 'Prism did not start');
  return through;
}

/** Records every following call: its method, path, status and the violations that Prism reports. */
function watchCalls(t) {
  const plainFetch = globalThis.fetch;
  t.after(() => (globalThis.fetch = plainFetch));
  const calls = [];
  globalThis.fetch = async (url, options = {}) => {
    const answer = await plainFetch(url, options);
    const method = (options.method ?? 'GET').toLowerCase();
    const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]');
    calls.push({ method, path: new URL(url).pathname, status: answer.status, violations });
    return answer;
  };
  return calls;
}

/** Some calls succeed with a redirect. */
const isSuccess = (status) => status < 300 || status === 302;

const callsOf = (calls, method, path) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return calls.filter((call) => call.method === method && pattern.test(call.path));
};

it('every response of every documented call matches the description (Prism)', async (t) => {
  const { address, folder } = await startJudgedService(t);
  const through = await startPrism(t, address);
  const calls = watchCalls(t);
  await callEverything(through, { credentials, adminPassword });
  await callTheRest(through, { credentials, folder, service: address });

  // Half of the requests violate the description on purpose; responses must never violate it.
  const violations = calls.flatMap(({ method, path, status, violations }) =>
    violations
      .filter(({ location }) => location[0] === 'response')
      .map(({ location, message }) => `${method} ${path} ${status}: ${message} (${location.join('.')})`),
  );
  assert.deepEqual([...new Set(violations)], []);

  const { paths } = JSON.parse(fs.readFileSync(DESCRIPTION, 'utf8'));
  const withoutSuccess = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => !callsOf(calls, method, path).some(({ status }) => isSuccess(status)))
      .map((method) => `${method} ${path}`),
  );
  assert.deepEqual(withoutSuccess, [], 'calls that never succeeded');
});
