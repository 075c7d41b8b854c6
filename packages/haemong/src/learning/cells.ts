export interface IndexedExample {
  numbers: Int32Array;
  scale: number;
  /** Places of the correct labels. */
  targets: readonly number[];
}

/** Features with at least this share of the names have a cell for each name: places need not be looked up. */
const FULL_ROW = 0.3;

/** The cells of a matrix of weights: one for each pair of feature and name that is trained. */
export interface Cells {
  /** The places of the names, feature by feature. */
  places: Uint16Array;
  /** Whether feature and name occur together; other cells only fill a row. */
  isUsed: Uint8Array;
  /** By feature: the index of its first place; the next feature's index is the end. */
  offsets: Uint32Array;
}

export function cellsOf(examples: readonly IndexedExample[], features: number, names: number): Cells {
  const together = Array.from({ length: features }, () => new Set<number>());
  for (const { numbers, targets } of examples)
    for (const number of numbers) for (const place of targets) together[number]?.add(place);
  const all = Array.from({ length: names }, (_none, place) => place);
  const rows = together.map((used) =>
    used.size >= FULL_ROW * names ? all : [...used].sort((a, b) => a - b),
  );
  const offsets = new Uint32Array(features + 1);
  rows.forEach((row, number) => (offsets[number + 1] = (offsets[number] ?? 0) + row.length));
  return {
    places: Uint16Array.from(rows.flat()),
    isUsed: Uint8Array.from(
      rows.flatMap((row, number) => row.map((place) => (together[number]?.has(place) ? 1 : 0))),
    ),
    offsets,
  };
}
