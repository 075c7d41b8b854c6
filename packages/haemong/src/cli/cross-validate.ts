import { crossValidateFacts } from '../evaluation/cross-validate-facts.js';
import { crossValidateStories } from '../evaluation/cross-validate-stories.js';
import { readFactExamples, readMarkedDreams, readStories, readWords } from './read-data.js';

/**
 * `npm run cross-validate -w @kkumpuri/haemong`: how often the right story and the right waking facts are found in dreams
 * that were not trained on. Takes three minutes.
 */
const { stories } = readStories();
const { marked } = readMarkedDreams();
const factClauses = readFactExamples();
const counts = {
  stories: crossValidateStories(readWords(), { stories, marked, factClauses }),
  facts: crossValidateFacts({ marked, factClauses }),
};
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
