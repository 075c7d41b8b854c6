import { requireNode } from './setup/node-version.mjs';

requireNode();
const { holdServers } = await import('./testing/requirements/hold-servers.mjs');
await holdServers();
