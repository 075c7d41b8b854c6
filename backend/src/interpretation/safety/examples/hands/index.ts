import { adultSentences } from './adult.js';
import { elderSentences } from './elder.js';
import { longSentences } from './long.js';
import { nightSentences } from './night.js';
import { ordinarySentences } from './ordinary.js';
import { phoneSentences } from './phone.js';
import { roundaboutSentences } from './roundabout.js';
import { shortSentences } from './short.js';
import { twinSentences } from './twin.js';
import { youngSentences } from './young.js';
import type { CareExamples } from '../care-examples.js';

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
  phoneSentences,
];
