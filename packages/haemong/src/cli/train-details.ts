import { parentPort } from 'node:worker_threads';
import { detailData } from '../knowledge/detail-data.js';
import { readDetailExamples, readMarkedDreams } from './read-data.js';

/** Worker thread of compile.ts: a third of the training, which needs nothing of the rest. */
parentPort?.postMessage(detailData(readDetailExamples(), readMarkedDreams().marked));
