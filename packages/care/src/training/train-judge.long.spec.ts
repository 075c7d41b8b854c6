import { readFileSync } from 'node:fs';
import { readExampleFiles } from './examples.js';
import { trainJudge } from './train-judge.js';

describe('trainJudge', () => {
  it('reproduces the committed model byte for byte', () => {
    const committed = readFileSync(new URL('../../model.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(trainJudge(readExampleFiles()))}\n` === committed).toBe(true);
  });
});
