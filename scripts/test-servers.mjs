import { requireNode } from './lib/node-version.mjs';

requireNode();
const { holdServers } = await import('./lib/testing/hold-servers.mjs');
await holdServers();
