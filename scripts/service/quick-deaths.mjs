const QUICK_DEATH_MS = 10_000;
const QUICK_DEATHS_ALLOWED = 5;

/** What dies soon after its start, time and again, is not brought back for ever; one that lasted begins anew. */
export class QuickDeaths {
  /** How many in a row came soon after a start. */
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
