import { parentPort } from 'node:worker_threads';
import { detailData } from '../knowledge/detail-data.js';
import { readDetailExamples, readMarkedDreams } from './read-data.js';

/** Worker thread of compile.ts. Trains the classifier of details, a third of the work, which is independent of the rest. */
parentPort?.postMessage(detailData(readDetailExamples(), readMarkedDreams().marked));
