import { dreamOf, labelOf } from './dream-view.js';
import { bare, type Words } from './phrases.js';
import type { PlacedMatch } from './placed-match.js';
import { wordsOfTold } from './scene.js';

/** Where the dream shows a symbol: as a clause (`pointAd`, `pointIf` …), and as a dream of it (`dream`). */
export function placeWords(match: PlacedMatch): Words {
  return { ...wordsOfTold('point', match.short ?? match.scene), dream: bare(dreamOf(labelOf(match))) };
}
