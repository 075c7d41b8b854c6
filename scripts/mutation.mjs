import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMutation } = await import('./lib/testing/mutation.mjs');
await runMutation(process.argv.slice(2));
