import { writeFileSync } from 'node:fs';
import { readHands } from './examples.js';
import { trainJudge } from './train-judge.js';

const hands = readHands();
const model = trainJudge(hands);
writeFileSync(new URL('../../model.json', import.meta.url), `${JSON.stringify(model)}\n`);
const examples = hands.reduce((count, hand) => count + hand.examples.length, 0);
process.stdout.write(`model.json: learnt from ${examples} examples by ${hands.length} hands\n`);
