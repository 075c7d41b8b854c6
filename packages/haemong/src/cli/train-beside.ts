import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { detailData } from '../knowledge/detail-data.js';
import type { Classifiers, Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { pointData } from '../knowledge/point-data.js';
import { questionData } from '../knowledge/question-data.js';
import { spacingData } from '../knowledge/spacing-data.js';
import { examplesInDreams } from '../knowledge/story-data.js';
import type { TrainingExample } from '../learning/training-example.js';
import { Reader } from '../understanding/understanding.js';
import {
  readDetailExamples,
  readMarkedDreams,
  readQuestionExamples,
  readTellings,
  readWords,
} from './read-data.js';

/** What compile.ts sends to this thread. */
export interface WorkerInput {
  factClauses: Knowledge['factClauses'];
  stories: KnownStory[];
}

/** What this thread sends back: one message for each part, in this order. */
export interface WorkerResults {
  /** What is needed to read a dream, besides the waking facts. */
  reading: Pick<Classifiers, 'questionClauses' | 'spacing'>;
  /** A part of the examples of stories. */
  examples: TrainingExample[];
  /** What is needed to choose quotes. */
  quoting: Pick<Classifiers, 'points' | 'detailClauses'>;
}

/** Worker thread of compile.ts, which does about half of the work. */
if (!parentPort) throw new Error('train-beside.ts runs as a worker thread');
const port = parentPort;
const send = <Part extends keyof WorkerResults>(part: Part, value: WorkerResults[Part]) =>
  port.postMessage({ [part]: value });

const received = once(port, 'message') as Promise<[WorkerInput]>;
const words = readWords();
const { marked, tones } = readMarkedDreams();
const reading = {
  questionClauses: questionData(readQuestionExamples(), words.questions, marked),
  spacing: spacingData(marked.map(({ text }) => text)),
};
send('reading', reading);
const [sent] = await received;
const parser = new Reader({ ...words, ...sent, ...reading });
const dreams = new Map(marked.map(({ text }) => [text, parser.understand(text)]));
const reader = { understand: (text: string) => dreams.get(text) ?? parser.understand(text) };
send('examples', examplesInDreams(reader, { marked, tellings: readTellings() }));
send('quoting', {
  points: pointData(reader, marked, tones),
  detailClauses: detailData(readDetailExamples(), marked),
});
