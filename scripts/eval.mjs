import { requireNode } from './setup/node-version.mjs';

requireNode();
const { runEvaluation } = await import('./service/evaluation.mjs');
await runEvaluation(process.argv.slice(2));
