/** A bounded memory that forgets what was used longest ago. */
export class RecentlyUsed<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
  }
}
