import type { StoredModel } from '../judge/model.js';
import { clausesOf } from '../judge/clauses.js';
import { BITS } from '../judge/pieces.js';
import { splitSentences } from '../sentences.js';
import { plainText } from '../text.js';
import type { ExampleFile, Label } from './examples.js';
import { Learner, type Clauses } from './learner.js';

function clausesOfText(text: string): Clauses {
  return splitSentences(plainText(text)).flatMap((sentence) => clausesOf(sentence.text));
}

/** Trains the judge. `intent` uses no `danger` texts, because they do not state an intent. */
export function trainJudge(files: readonly ExampleFile[]): StoredModel {
  const textsOf = (...labels: Label[]) =>
    files
      .flatMap(({ examples }) => examples)
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => clausesOfText(text));
  const harmless = textsOf('harmless');
  return {
    bits: BITS,
    distress: Learner.train(textsOf('outright', 'danger'), harmless).stored(),
    intent: Learner.train(textsOf('outright'), harmless).stored(),
  };
}
