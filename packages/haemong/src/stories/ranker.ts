import { Classifier, type ClassifierData } from '../learning/classifier.js';
import type { Understanding } from '../understanding/understanding.js';
import { featuresOf } from './features.js';
import type { Span } from '../understanding/span.js';
import { scenesOf } from './scenes.js';

/** The class of scenes that are no story. */
export const NO_STORY = 'none';

export interface Ranked {
  /** Slug of the story. */
  slug: string;
  /** Probability that the scene is this story, 0 to 1. */
  share: number;
  /** The scene of the dream where the story is most likely. */
  scene: Span;
}

/** Stories that are less likely are not ranked. */
const LOWEST = 0.005;

/** Ranks stories by how much a scene of the dream resembles their examples. */
export class Ranker {
  private readonly classifier: Classifier;

  constructor(data: ClassifierData) {
    this.classifier = new Classifier(data);
  }

  /** Returns each story with its most likely scene, most likely first. */
  rank(dream: Understanding): Ranked[] {
    const best = new Map<string, Ranked>();
    for (const scene of scenesOf(dream)) {
      for (const { name, share } of this.classifier.classify(featuresOf(dream, scene), LOWEST)) {
        if (name !== NO_STORY && share > (best.get(name)?.share ?? 0))
          best.set(name, { slug: name, share, scene });
      }
    }
    return [...best.values()].sort((a, b) => b.share - a.share);
  }

  /** Returns the features of the scene that support the story, strongest first. */
  reasons(dream: Understanding, { slug, scene }: Ranked): string[] {
    return this.classifier.reasons(featuresOf(dream, scene), slug);
  }
}
