import { parentPort } from 'node:worker_threads';
import { detailData } from '../knowledge/detail-data.js';
import { questionData } from '../knowledge/question-data.js';
import { spacingData } from '../knowledge/spacing-data.js';
import { readDetailExamples, readMarkedDreams, readQuestionExamples, readWords } from './read-data.js';

/**
 * Worker thread of compile.ts. Trains what does not depend on the rest: first what reading a dream needs, then the classifier
 * of details.
 */
const { marked } = readMarkedDreams();
parentPort?.postMessage({
  questionClauses: questionData(readQuestionExamples(), readWords().questions, marked),
  spacing: spacingData(marked.map(({ text }) => text)),
});
parentPort?.postMessage(detailData(readDetailExamples(), marked));
