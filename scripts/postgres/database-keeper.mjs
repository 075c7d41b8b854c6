import { QuickDeaths } from '../service/quick-deaths.mjs';
import { complain, step } from '../system/say.mjs';

/** Restarts the database when a check finds it down; gives up after too many quick exits. */
export class DatabaseKeeper {
  #busy = false;

  /**
   * @param {{ isUp: () => boolean; restart: () => Promise<unknown>; onGiveUp: () => void; logFile: string; deaths?: QuickDeaths }} options
   */
  constructor({ isUp, restart, onGiveUp, logFile, deaths = new QuickDeaths() }) {
    this.isUp = isUp;
    this.restart = restart;
    this.onGiveUp = onGiveUp;
    this.logFile = logFile;
    this.deaths = deaths;
  }

  async look() {
    if (this.#busy || this.isUp()) return;
    this.#busy = true;
    this.deaths.died();
    if (this.deaths.tooMany) {
      complain(`The embedded PostgreSQL keeps stopping; ending the service. Log: ${this.logFile}`);
      this.onGiveUp();
      return;
    }
    step('The embedded PostgreSQL stopped; restarting it');
    await this.restart().catch((error) => complain(error.message));
    this.deaths.started();
    this.#busy = false;
  }
}
