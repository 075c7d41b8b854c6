/** Keeps what was just made for a little while; whoever asks meanwhile gets the same, made once. */
export class ShortMemory<Value> {
  private readonly entries = new Map<string, { made: Promise<Value>; until: number }>();

  constructor(
    private readonly keepMs: number,
    private readonly most: number,
  ) {}

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    this.forgetUntil(now);
    const known = this.entries.get(key);
    if (known) return known.made;
    const made = make();
    this.entries.set(key, { made, until: now + this.keepMs });
    made.catch(() => this.entries.delete(key));
    return made;
  }

  private forgetUntil(now: number): void {
    for (const [key, { until }] of this.entries) {
      if (until <= now || this.entries.size > this.most) this.entries.delete(key);
    }
  }
}
