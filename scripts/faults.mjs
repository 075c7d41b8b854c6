import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runFaults } = await import('./lib/testing/faults.mjs');
await runFaults();
