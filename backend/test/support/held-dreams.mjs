/** Dreams, by their hashes, that the scripted model leaves unanswered until they are let go. */
export class HeldDreams {
  /** @type {Map<string, { until: Promise<void>, letGo: () => void }>} */
  #held = new Map();

  hold(/** @type {string} */ hash) {
    let letGo = () => {};
    /** @type {Promise<void>} */
    const until = new Promise((resolve) => (letGo = resolve));
    this.#held.set(hash, { until, letGo });
  }

  letGo(/** @type {string} */ hash) {
    this.#held.get(hash)?.letGo();
  }

  async wait(/** @type {string} */ hash) {
    await this.#held.get(hash)?.until;
  }
}
