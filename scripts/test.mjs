import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runTests } = await import('./lib/testing/run.mjs');
await runTests(process.argv.slice(2));
