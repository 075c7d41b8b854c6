import type { StoredModel } from '../judge/model.js';
import { clausesOf } from '../judge/clauses.js';
import { splitSentences } from '../sentences.js';
import { plainText } from '../text.js';
import type { Hand, Label } from './examples.js';
import { Learner } from './learner.js';

/** The judge that these hands teach. */
export function trainJudge(hands: readonly Hand[]): StoredModel {
  const textsOf = (...labels: Label[]) =>
    hands
      .flatMap(({ examples }) => examples)
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => splitSentences(plainText(text)).flatMap((sentence) => clausesOf(sentence.text)));
  return Learner.train(textsOf('outright', 'danger'), textsOf('harmless')).stored();
}
