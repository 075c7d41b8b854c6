import { crossValidateDetails } from '../evaluation/cross-validate-details.js';
import { crossValidateFacts } from '../evaluation/cross-validate-facts.js';
import { crossValidateStories } from '../evaluation/cross-validate-stories.js';
import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import {
  readDetailExamples,
  readFactExamples,
  readMarkedDreams,
  readMarkedFacts,
  readStories,
  readTellings,
} from './read-data.js';

/**
 * `npm run cross-validate -w @kkumpuri/haemong`: how often the right story, waking facts and details are found in dreams
 * that were not trained on. Takes ten minutes.
 */
const knowledge = loadKnowledge();
const { stories } = readStories();
const { marked } = readMarkedDreams();
const reader = new Reader(knowledge);
const counts = {
  ...crossValidateStories(knowledge, { stories, marked, tellings: readTellings() }),
  facts: crossValidateFacts(readMarkedFacts(), readFactExamples()),
  details: crossValidateDetails(reader, knowledge.details, {
    marked,
    detailClauses: readDetailExamples(),
  }),
};
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
