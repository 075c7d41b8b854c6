import { readFileSync } from 'node:fs';
import { readHands } from './examples.js';
import { trainJudge } from './train-judge.js';

describe('training', () => {
  it('makes the committed model, byte for byte', () => {
    const committed = readFileSync(new URL('../../model.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(trainJudge(readHands()))}\n` === committed).toBe(true);
  });
});
