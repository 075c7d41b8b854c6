import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runRestore } = await import('./backup/restore.mjs');
await runRestore(process.argv.slice(2));
