const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const FREE = -1;

/** Returns a hash of 32 bits: FNV-1a over the UTF-16 code units, with the finalizer of MurmurHash3. */
export function hashOf(feature: string): number {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Finds the numbers of features by the hashes of their names, with open addressing. Unlike a map of the names it loads
 * without creating strings. An unknown feature is mistaken for a known one once in some 40,000 times.
 */
export class FeatureTable {
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** @param hashes by number of the feature. Of two equal hashes, only the first is found. */
  constructor(private readonly hashes: Uint32Array) {
    this.mask = 2 ** Math.ceil(Math.log2(2 * hashes.length + 1)) - 1;
    this.slots = new Int32Array(this.mask + 1).fill(FREE);
    hashes.forEach((hash, number) => {
      const slot = this.slotOf(hash);
      if (this.slots[slot] === FREE) this.slots[slot] = number;
    });
  }

  /** Returns -1 if the feature is unknown. */
  numberOf(feature: string): number {
    return this.slots[this.slotOf(hashOf(feature))] ?? FREE;
  }

  /** Returns the slot of this hash, or the free slot where it would be stored. */
  private slotOf(hash: number): number {
    let slot = hash & this.mask;
    for (let number = this.slots[slot] ?? FREE; number !== FREE; number = this.slots[slot] ?? FREE) {
      if (this.hashes[number] === hash) return slot;
      slot = (slot + 1) & this.mask;
    }
    return slot;
  }
}
