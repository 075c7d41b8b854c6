import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../system/paths.mjs';
import { endProcess, identify } from '../system/processes.mjs';
import { QuickDeaths } from './quick-deaths.mjs';
import { complain, PlainError, step } from '../system/say.mjs';
import { openServiceLog, troubleSince } from './service-log.mjs';

const LONGEST_BACKOFF_MS = 10_000;
const STOP_MS = 20_000;

/**
 * Keeps one child running: a death before it was ever healthy is a failed boot, a later one is answered with
 * a restart after a growing pause, and five quick ones in a row are given up.
 */
export class SupervisedProcess {
  #deaths = new QuickDeaths();
  #stopping = false;
  #healthyOnce = false;

  constructor({ name, label, script, env, dir, record, onGiveUp }) {
    Object.assign(this, { name, label, script, env, record, onGiveUp });
    this.log = openServiceLog(dir, name);
  }

  start() {
    this.mark = this.log.mark();
    const output = this.log.open();
    // A session of its own: Ctrl-C reaches the starter only, which then stops its children in order. The channel
    // tells the child when the starter is gone, however it went.
    this.child = spawn(process.execPath, ['--enable-source-maps', inRoot(this.script)], {
      cwd: inRoot(),
      env: this.env,
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    });
    fs.closeSync(output);
    this.identity = identify(this.child.pid);
    this.#deaths.started();
    this.record.add(this.name, this.child.pid);
    this.exited = new Promise((resolve) => this.child.once('exit', resolve));
    void this.exited.then(() => this.#onExit());
  }

  /** Rejects when the child ends before it is healthy. */
  async whenHealthy(waitForHealth) {
    const ended = this.exited.then(() => {
      throw new PlainError(
        troubleSince(this.log, this.mark) || `${this.label} 프로세스가 시작하지 못하고 끝났습니다.`,
      );
    });
    await Promise.race([waitForHealth(), ended]);
    ended.catch(() => undefined);
    this.#healthyOnce = true;
  }

  async stop() {
    this.#stopping = true;
    clearTimeout(this.restart);
    if (this.identity) await endProcess(this.identity, STOP_MS);
  }

  #onExit() {
    if (this.#stopping || !this.#healthyOnce) return;
    this.#deaths.died();
    if (this.#deaths.tooMany) {
      complain(`${this.label} 프로세스가 거듭 멈춰 서비스를 끝냅니다. 기록: ${this.log.file}`);
      this.onGiveUp();
      return;
    }
    step(`${this.label} 프로세스가 멈춰 다시 시작합니다`);
    const backoff = Math.min(500 * 2 ** this.#deaths.inARow, LONGEST_BACKOFF_MS);
    this.restart = setTimeout(() => this.start(), backoff);
  }
}
