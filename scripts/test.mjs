import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runTests } = await import('./testing/run.mjs');
const { LAYERS } = await import('./testing/layers/all-layers.mjs');
await runTests(LAYERS, process.argv.slice(2));
