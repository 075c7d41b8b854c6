import { runLint } from './lib/testing/lint.mjs';

const codes = await runLint();
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
