import { withParticle } from '@kkumpuri/korean';
import type { KnownStory } from '../knowledge/knowledge.js';
import type { Understanding } from '../understanding/understanding.js';

const SLOT = /\{([^}:]+)(?::([^}]+))?\}/gu;

/** The text with the nouns of this dream in its slots, particles made right. */
export function fillSlots(text: string, story: Pick<KnownStory, 'slots'>, dream: Understanding): string {
  return fill(text, story, (slot) => nounFor(slot, dream));
}

/** The text as it stands without any dream. */
export function fillWithDefaults(text: string, story: Pick<KnownStory, 'slots'>): string {
  return fill(text, story, (slot) => slot.default);
}

function fill(
  text: string,
  { slots }: Pick<KnownStory, 'slots'>,
  nounOf: (slot: KnownStory['slots'][string]) => string,
): string {
  return text.replace(SLOT, (whole, name: string, particle?: string) => {
    const slot = slots[name];
    if (!slot) return whole;
    return particle ? withParticle(nounOf(slot), particle) : nounOf(slot);
  });
}

function nounFor(slot: KnownStory['slots'][string], dream: Understanding): string {
  const shown = new Map(slot.words.map((word) => splitWord(word)));
  const found = dream.nouns.filter(({ word }) => shown.has(word));
  // Of several people it is the one who has died that such a story tells of.
  const noun = found.find(({ word }) => dream.deceased.has(word)) ?? found[0];
  return (noun && shown.get(noun.word)) ?? slot.default;
}

function splitWord(word: string): [found: string, shown: string] {
  const [found = word, shown = found] = word.split('=');
  return [found, shown];
}
