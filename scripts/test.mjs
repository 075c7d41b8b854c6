import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runTests } = await import('./lib/testing/run.mjs');
const { LAYERS } = await import('./lib/testing/layers.mjs');
await runTests(LAYERS, process.argv.slice(2));
