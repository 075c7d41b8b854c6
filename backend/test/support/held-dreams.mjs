/** @type {Record<string, 'hold' | 'letGo' | 'slow' | undefined>} */
export const STEERED = { '/__hold': 'hold', '/__let-go': 'letGo', '/__slow': 'slow' };

/** A few characters at a time, for about a minute. */
export const SLOWLY = { behaviour: 'ok', chunkSize: 4, chunkDelayMs: 150 };

/** Dreams, by hash, that the scripted model leaves unanswered until released, or answers slowly. */
export class HeldDreams {
  /** @type {Map<string, { until: Promise<void>, letGo: () => void }>} */
  #held = new Map();

  /** @type {Set<string>} */
  #slow = new Set();

  hold(/** @type {string} */ hash) {
    let letGo = () => {};
    /** @type {Promise<void>} */
    const until = new Promise((resolve) => (letGo = resolve));
    this.#held.set(hash, { until, letGo });
  }

  letGo(/** @type {string} */ hash) {
    this.#held.get(hash)?.letGo();
  }

  slow(/** @type {string} */ hash) {
    this.#slow.add(hash);
  }

  isSlow(/** @type {string} */ hash) {
    return this.#slow.has(hash);
  }

  async wait(/** @type {string} */ hash) {
    await this.#held.get(hash)?.until;
  }
}
