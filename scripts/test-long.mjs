import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runTests } = await import('./testing/run.mjs');
const { LONG_LAYERS } = await import('./testing/layers/all-layers.mjs');
await runTests(LONG_LAYERS, process.argv.slice(2));
