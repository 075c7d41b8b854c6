import { createHash } from 'node:crypto';
import { on } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { compileKnowledge } from '../knowledge/compile.js';
import { factData } from '../knowledge/fact-data.js';
import { saveKnowledge } from '../knowledge/files.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { ClassifierData } from '../learning/classifier.js';
import { readFactExamples, readMarkedDreams, readStories, readTellings, readWords } from './read-data.js';

/**
 * `npm run compile -w @kkumpuri/haemong`: data/ → dist/knowledge.json and dist/classifiers.*. Exits with 1 if a story is invalid, unless
 * `--skip-wrong` is given. Does nothing if neither the data nor the code changed since the last time.
 */
const PACKAGE = new URL('../../', import.meta.url).pathname;
const STAMP = path.join(PACKAGE, 'dist/knowledge.stamp');

const stamp = stampOf(['data', 'dist', '../korean/dist']);
if (isCurrent(stamp)) process.exit(0);
const { stories, errors } = readStories();
const isLenient = process.argv.includes('--skip-wrong');
for (const line of errors) process.stderr.write(`${line}\n`);
if (errors.length > 0 && !isLenient) process.exit(1);
const beside = on(new Worker(new URL('./train-beside.js', import.meta.url)), 'message');
const marked = readMarkedDreams();
const factClauses = factData(readFactExamples(), marked.marked);
const { questionClauses, spacing } = await next<Pick<Knowledge, 'questionClauses' | 'spacing'>>();
const compiled = compileKnowledge(
  { ...readWords(), factClauses, questionClauses, spacing },
  { stories, tellings: readTellings(), ...marked },
);
saveKnowledge({ ...compiled, detailClauses: await next<ClassifierData>() });
fs.writeFileSync(STAMP, stamp);
process.stdout.write(`${stories.length} stories, ${compiled.ranker.features.length} features\n`);

/** The next result of the worker thread. */
async function next<Result>(): Promise<Result> {
  const { value } = (await beside.next()) as { value: [Result] };
  return value[0];
}

function isCurrent(now: string): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === now;
}

/** Hashes the contents of all data and compiled modules in these folders. */
function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = fs.readdirSync(path.join(PACKAGE, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(?:yaml|jsonl|js)$/.test(name)))
      hash.update(file).update(fs.readFileSync(path.join(PACKAGE, folder, file)));
  }
  return hash.digest('hex');
}
