import { createHash } from 'node:crypto';
import { on } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { factData } from '../knowledge/fact-data.js';
import { saveKnowledge } from '../knowledge/files.js';
import { withoutExamples } from '../knowledge/known-story.js';
import { examplesInStories, trainStories } from '../knowledge/story-data.js';
import { Reader } from '../understanding/understanding.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { readFactExamples, readMarkedFacts, readStories, readWords } from './read-data.js';
import type { WorkerResults, WorkerInput } from './train-beside.js';

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
const worker = new Worker(new URL('./train-beside.js', import.meta.url));
const messages = on(worker, 'message');
const factClauses = factData(readFactExamples(), readMarkedFacts());
const known = stories.map(withoutExamples);
worker.postMessage({ factClauses, stories: known } satisfies WorkerInput);
const knowledge = { ...readWords(), stories: known, factClauses, ...(await next('reading')) };
const examples = examplesInStories(new Reader(knowledge), stories);
const ranker = trainStories([...examples, ...(await next('examples'))]);
saveKnowledge({ ...knowledge, ranker, commonKeys: commonKeysOf(known), ...(await next('quoting')) });
fs.writeFileSync(STAMP, stamp);
process.stdout.write(`${stories.length} stories, ${ranker.features.length} features\n`);

/** Returns the next result of the worker thread, which sends the parts in the order of `WorkerResults`. */
async function next<Part extends keyof WorkerResults>(part: Part): Promise<WorkerResults[Part]> {
  const { value } = (await messages.next()) as { value: [Pick<WorkerResults, Part>] };
  return value[0][part];
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
