import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runDevelopment } = await import('./service/development.mjs');
await runDevelopment();
