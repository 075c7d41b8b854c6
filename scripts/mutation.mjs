import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runMutation } = await import('./testing/mutation/mutation.mjs');
await runMutation(process.argv.slice(2));
