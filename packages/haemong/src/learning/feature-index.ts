/** Numbers the features of many lists from 0, so that training can use arrays. A list contains a feature once. */
export class FeatureIndex {
  private readonly numbers = new Map<number, number>();
  private readonly lists: readonly Int32Array[];
  private readonly counts: number[] = [];

  /** @param lists hashes of features. */
  constructor(lists: readonly Uint32Array[]) {
    this.lists = lists.map((list) => Int32Array.from(list, (hash) => this.numberOf(hash)));
  }

  private numberOf(hash: number): number {
    const number = this.numbers.get(hash) ?? this.numbers.size;
    if (number === this.numbers.size) this.numbers.set(hash, number);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    return number;
  }

  /** Returns the labels of the lists that contain each feature; none for features in fewer than `minLists` lists. */
  labelsOf(labelsOfLists: readonly (readonly number[])[], minLists: number): Set<number>[] {
    const labels = this.counts.map(() => new Set<number>());
    this.lists.forEach((list, at) => {
      for (const number of list)
        if ((this.counts[number] ?? 0) >= minLists)
          for (const label of labelsOfLists[at] ?? []) labels[number]?.add(label);
    });
    return labels;
  }

  /** Returns the hashes of the selected features, and the lists with their new numbers. */
  only(isSelected: (number: number) => boolean): { features: number[]; lists: Int32Array[] } {
    const features: number[] = [];
    const renumbered = new Int32Array(this.counts.length).fill(-1);
    for (const [hash, number] of this.numbers)
      if (isSelected(number)) renumbered[number] = features.push(hash) - 1;
    const lists = this.lists.map((list) =>
      list.map((number) => renumbered[number] ?? -1).filter((number) => number >= 0),
    );
    return { features, lists };
  }
}
