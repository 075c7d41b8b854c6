import { adultSentences } from './adult-sentences.js';
import { elderSentences } from './elder-sentences.js';
import { longSentences } from './long-sentences.js';
import { nightSentences } from './night-sentences.js';
import { ordinarySentences } from './ordinary-sentences.js';
import { roundaboutSentences } from './roundabout-sentences.js';
import { shortSentences } from './short-sentences.js';
import { twinSentences } from './twin-sentences.js';
import { youngSentences } from './young-sentences.js';
import type { CareExamples } from './lines.js';

/** All that the judge learns from, by those who wrote it. */
export const hands: readonly CareExamples[] = [
  nightSentences,
  youngSentences,
  adultSentences,
  elderSentences,
  longSentences,
  shortSentences,
  roundaboutSentences,
  ordinarySentences,
  twinSentences,
];
