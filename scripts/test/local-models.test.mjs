import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, describe, it } from 'node:test';
import { findLocalModel, hintAt } from '../service/local-models.mjs';

const servers = [];

/** Starts a server with a fixed response; with `undefined` it never responds. */
async function listen(answer) {
  const server = createServer((_request, response) => {
    if (answer !== undefined) response.end(answer);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return port;
}

const MODELS = JSON.stringify({ object: 'list', data: [{ id: 'exaone:8b' }, { id: 'other' }] });

describe('findLocalModel', () => {
  after(() => servers.forEach((server) => server.close().closeAllConnections()));

  it('finds a local model server and prints the two settings to use it', async () => {
    const port = await listen(MODELS);
    const found = await findLocalModel({}, [{ name: 'Ollama', port }]);
    assert.deepEqual(found, { name: 'Ollama', baseURL: `http://127.0.0.1:${port}/v1`, model: 'exaone:8b' });
    const hint = hintAt(found);
    assert.match(hint, new RegExp(`OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 and OPENAI_MODEL=exaone:8b`));
    assert.equal(hint.split('\n').length, 1);
  });

  it('does not search if a model is configured', async () => {
    const port = await listen(MODELS);
    assert.equal(await findLocalModel({ OPENAI_API_KEY: 'sk' }, [{ name: 'Ollama', port }]), undefined);
  });

  it('returns quickly if a server sends something else or does not respond', async () => {
    const ports = await Promise.all([listen('<html>'), listen(undefined), listen('{"data":[]}')]);
    const begun = performance.now();
    const found = await findLocalModel(
      {},
      ports.map((port) => ({ name: 'other', port })),
    );
    assert.equal(found, undefined);
    assert.ok(performance.now() - begun < 2_000);
  });
});
