import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runDevelopment } = await import('./lib/development.mjs');
await runDevelopment();
