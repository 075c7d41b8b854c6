import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runAdmin } = await import('./lib/admin.mjs');
await runAdmin(process.argv.slice(2));
