import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runBackup } = await import('./lib/backup.mjs');
await runBackup(process.argv.slice(2));
