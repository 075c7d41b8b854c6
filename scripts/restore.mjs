import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runRestore } = await import('./lib/backup-restore.mjs');
await runRestore(process.argv.slice(2));
