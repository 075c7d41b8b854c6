/** Chooses by a hash of the dream's text, so that a dream always gets the same words. */
export function chosenFor<Item>(items: readonly Item[], text: string): Item {
  const item = items[hashOf(text) % items.length];
  if (item === undefined) throw new Error('the list to choose from is empty');
  return item;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
