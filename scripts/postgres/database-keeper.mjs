import { QuickDeaths } from '../service/quick-deaths.mjs';
import { complain, step } from '../system/say.mjs';

/** Brings a database that died back, at the look that finds it dead; one that will not stay up is given up. */
export class DatabaseKeeper {
  #busy = false;

  constructor({ isUp, restart, onGiveUp, logFile, deaths = new QuickDeaths() }) {
    Object.assign(this, { isUp, restart, onGiveUp, logFile, deaths });
  }

  async look() {
    if (this.#busy || this.isUp()) return;
    this.#busy = true;
    this.deaths.died();
    if (this.deaths.tooMany) {
      complain(`내장 PostgreSQL이 거듭 멈춰 서비스를 끝냅니다. 기록: ${this.logFile}`);
      this.onGiveUp();
      return;
    }
    step('내장 PostgreSQL이 멈춰 다시 켭니다');
    await this.restart().catch((error) => complain(error.message));
    this.deaths.started();
    this.#busy = false;
  }
}
