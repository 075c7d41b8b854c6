import type { KnownStory } from '../knowledge/knowledge.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Understanding } from '../understanding/understanding.js';

/**
 * Groups of stories that are not told of a dream in which a dead person acts, because the dreamer asks about that person;
 * unless the story is nearly certain (a grandfather names lottery numbers).
 */
const BESIDE_THE_DEAD: ReadonlySet<string> = new Set(
  'body odd nature chase school-work money house food digital things travel love'.split(' '),
);
const CERTAIN = 0.9;

/** Tests whether the story, of this share, is only beside the point because a dead person acts in the dream. */
export const isBesideTheDead = ({ group }: KnownStory, share: number, dream: Understanding): boolean =>
  BESIDE_THE_DEAD.has(group) && share < CERTAIN && isActOfDead(dream);

/** 남편 먼저 보내고: the one who has died is the object. */
const isLoss = ({ lemmas, doers }: DreamEvent): boolean =>
  lemmas.includes('보내다') && doers.every(({ role }) => role === 'bare');

const isActOfDead = ({ events, deceased }: Understanding): boolean =>
  events.some(
    (event) =>
      event.status === 'done' &&
      !isLoss(event) &&
      event.doers.some(({ word, classes }) => deceased.has(word) || classes.includes('dead')),
  );
