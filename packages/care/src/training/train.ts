import { writeFileSync } from 'node:fs';
import { readExampleFiles } from './examples.js';
import { trainJudge } from './train-judge.js';

const files = readExampleFiles();
const model = trainJudge(files);
writeFileSync(new URL('../../model.json', import.meta.url), `${JSON.stringify(model)}\n`);
const examples = files.reduce((count, file) => count + file.examples.length, 0);
process.stdout.write(`model.json: trained on ${examples} examples from ${files.length} files\n`);
