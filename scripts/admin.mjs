import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runAdmin } = await import('./service/admin.mjs');
await runAdmin(process.argv.slice(2));
