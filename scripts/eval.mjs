import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runEvaluation } = await import('./lib/evaluation.mjs');
await runEvaluation(process.argv.slice(2));
