import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runService } = await import('./lib/service.mjs');
await runService();
