import fs from 'node:fs';
import { compileKnowledge } from '../knowledge/compile.js';
import { readMarkedDreams, readStories, readWords } from './read-data.js';

/**
 * `npm run compile -w @kkumpuri/haemong`: data/ → dist/knowledge.json. Exits with 1 if a story is invalid, unless
 * `--skip-wrong` is given.
 */
const { stories, errors } = readStories();
const isLenient = process.argv.includes('--skip-wrong');
for (const line of errors) process.stderr.write(`${line}\n`);
if (errors.length > 0 && !isLenient) process.exit(1);
const knowledge = compileKnowledge(readWords(), { stories, ...readMarkedDreams() });
fs.writeFileSync(new URL('../../dist/knowledge.json', import.meta.url), JSON.stringify(knowledge));
process.stdout.write(`${stories.length} stories, ${knowledge.ranker.features.length} features\n`);
