/** Numbers the items of many lists, so that training works with numbers. A list contains an item once. */
export class FeatureIndex {
  private readonly numbers = new Map<string, number>();
  private readonly lists: readonly Int32Array[];
  private readonly counts: number[] = [];

  constructor(lists: readonly (readonly string[])[]) {
    this.lists = lists.map((list) => Int32Array.from(list, (item) => this.numberOf(item)));
  }

  private numberOf(item: string): number {
    const number = this.numbers.get(item) ?? this.numbers.size;
    if (number === this.numbers.size) this.numbers.set(item, number);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    return number;
  }

  /** Returns the labels of the lists that contain each item; none for items in fewer than `minLists` lists. */
  labelsOf(labelsOfLists: readonly (readonly number[])[], minLists: number): Set<number>[] {
    const labels = this.counts.map(() => new Set<number>());
    this.lists.forEach((list, at) => {
      for (const number of list)
        if ((this.counts[number] ?? 0) >= minLists)
          for (const label of labelsOfLists[at] ?? []) labels[number]?.add(label);
    });
    return labels;
  }

  /** Returns the selected items, and the lists with their new numbers. */
  only(isSelected: (number: number) => boolean): { features: string[]; lists: Int32Array[] } {
    const features: string[] = [];
    const renumbered = new Int32Array(this.counts.length).fill(-1);
    for (const [item, number] of this.numbers)
      if (isSelected(number)) renumbered[number] = features.push(item) - 1;
    const lists = this.lists.map((list) =>
      list.map((number) => renumbered[number] ?? -1).filter((number) => number >= 0),
    );
    return { features, lists };
  }
}
