/** Numbers from 0 to 1 of a linear congruential generator: the same for the same seed on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Shuffles the same way for the same seed on every machine. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  const random = randomNumbers(seed);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
