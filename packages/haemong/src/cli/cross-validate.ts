import { crossValidateDetails } from '../evaluation/cross-validate-details.js';
import { crossValidateFacts } from '../evaluation/cross-validate-facts.js';
import { crossValidateStories } from '../evaluation/cross-validate-stories.js';
import { loadKnowledge } from '../knowledge/load.js';
import { Reader } from '../understanding/understanding.js';
import { readDetailExamples, readFactExamples, readMarkedDreams, readStories } from './read-data.js';

/**
 * `npm run cross-validate -w @kkumpuri/haemong`: how often the right story, waking facts and details are found in dreams
 * that were not trained on. Takes six minutes.
 */
const knowledge = loadKnowledge();
const { stories } = readStories();
const { marked } = readMarkedDreams();
const factClauses = readFactExamples();
const counts = {
  stories: crossValidateStories(knowledge, { stories, marked }),
  facts: crossValidateFacts({ marked, factClauses }),
  details: crossValidateDetails(new Reader(knowledge), {
    marked,
    detailClauses: readDetailExamples(),
  }),
};
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
