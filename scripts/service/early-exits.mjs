const QUICK_DEATH_MS = 10_000;
const QUICK_DEATHS_ALLOWED = 5;

/** Counts consecutive exits soon after a start, to stop endless restarts. A longer run resets the count. */
export class EarlyExits {
  /** Number of consecutive exits soon after a start. */
  inARow = 0;
  #startedAt = -Infinity;
  #now;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  started() {
    this.#startedAt = this.#now();
  }

  died() {
    this.inARow = this.#now() - this.#startedAt < QUICK_DEATH_MS ? this.inARow + 1 : 0;
  }

  get tooMany() {
    return this.inARow >= QUICK_DEATHS_ALLOWED;
  }
}
