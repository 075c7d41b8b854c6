import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runBackup } = await import('./backup/backup.mjs');
await runBackup(process.argv.slice(2));
