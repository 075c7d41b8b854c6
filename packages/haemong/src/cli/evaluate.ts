import { readEvaluationData } from './read-data.js';
import { evaluate } from '../evaluation/evaluate.js';
import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/files.js';

/** `npm run evaluate -w @kkumpuri/haemong`: prints the figures of the development set. */
const figures = evaluate(new Haemong(loadKnowledge()), readEvaluationData());
process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`);
