import { Classifier, type ClassifierData } from '../learning/classifier.js';
import { isOfDream } from '../points/clauses.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { saidFor } from '../schema/worded.js';
import { isAnimate } from '../understanding/animate.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { endsWithWaking } from '../understanding/waking.js';

/** The class of clauses without a detail. */
export const NO_DETAIL = 'none';

/** A clause of the dream that tells something a reading can speak of beside its story. */
export interface Detail extends Span {
  kind: string;
  /** Probability of the kind, 0 to 1. */
  share: number;
}

/** Minimum share of the kind. */
const LIKELY = 0.55;

/** Finds the details of a dream, in its order. */
export class DetailFinder {
  private readonly classifier: Classifier;

  constructor(
    data: ClassifierData,
    private readonly words: Knowledge['details'],
  ) {
    this.classifier = new Classifier(data);
  }

  find(dream: Understanding): Detail[] {
    return dream.parts.clauses.flatMap((clause) => {
      if (!isOfDream(clause, dream)) return [];
      const [best] = this.classifier.classify(clause.features, LIKELY);
      const words = best && this.words[best.name];
      if (!words) return [];
      const text = dream.text.slice(clause.start, clause.end);
      if (!saidFor(words, [text])) return [];
      if (endsWithWaking(text) && !words.atWaking) return [];
      if (words.mine && isAboutAnother(clause, dream)) return [];
      return [{ kind: best.name, share: best.share, start: clause.start, end: clause.end }];
    });
  }
}

/** Tests whether the clause names a doer of all that happens in it, and the dreamer does none of it. */
function isAboutAnother(clause: Span, { events }: Understanding): boolean {
  const within = events.filter(({ start }) => start >= clause.start && start < clause.end);
  return (
    within.length > 0 &&
    within.every(
      ({ doers }) => doers.some(isAnimate) && !doers.some(({ classes }) => classes.includes('self')),
    )
  );
}
