import { crossValidate } from '../evaluation/cross-validate.js';
import { readMarkedDreams, readStories, readWords } from './read-data.js';

/** `npm run cross-validate -w @kkumpuri/haemong`: how often the right story is chosen for dreams not trained on. Takes two minutes. */
const counts = crossValidate(readWords(), readStories().stories, readMarkedDreams().marked);
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
