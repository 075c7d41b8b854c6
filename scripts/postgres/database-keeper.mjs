import { EarlyExits } from '../service/early-exits.mjs';
import { printError, step } from '../system/terminal.mjs';

/** Restarts the database when a check finds it down; gives up after too many quick exits. */
export class DatabaseKeeper {
  #busy = false;

  /**
   * @param {{ isUp: () => boolean; restart: () => Promise<unknown>; onGiveUp: () => void; logFile: string; deaths?: EarlyExits }} options
   */
  constructor({ isUp, restart, onGiveUp, logFile, deaths = new EarlyExits() }) {
    this.isUp = isUp;
    this.restart = restart;
    this.onGiveUp = onGiveUp;
    this.logFile = logFile;
    this.deaths = deaths;
  }

  async check() {
    if (this.#busy || this.isUp()) return;
    this.#busy = true;
    this.deaths.died();
    if (this.deaths.tooMany) {
      printError(`The embedded PostgreSQL keeps stopping; ending the service. Log: ${this.logFile}`);
      this.onGiveUp();
      return;
    }
    step('The embedded PostgreSQL stopped; restarting it');
    await this.restart().catch((error) => printError(error.message));
    this.deaths.started();
    this.#busy = false;
  }
}
