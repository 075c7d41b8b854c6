import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runTests } = await import('./lib/testing/run.mjs');
const { LONG_LAYERS } = await import('./lib/testing/layers.mjs');
await runTests(LONG_LAYERS, process.argv.slice(2));
