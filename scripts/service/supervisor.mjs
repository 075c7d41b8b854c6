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
  /** @type {Promise<unknown>} */
  exited = Promise.resolve();

  /**
   * @param {{ name: string; label: string; script: string; env: NodeJS.ProcessEnv; dir: string;
   *   record: ReturnType<typeof import('./run-record.mjs').createRunRecord>; onGiveUp: () => void }} options
   */
  constructor({ name, label, script, env, dir, record, onGiveUp }) {
    this.name = name;
    this.label = label;
    this.script = script;
    this.env = env;
    this.record = record;
    this.onGiveUp = onGiveUp;
    this.log = openServiceLog(dir, name);
    // At night, give or take an hour.
    setInterval(() => this.log.turnOver(), 3_600_000).unref();
  }

  start() {
    this.mark = this.log.mark();
    const output = this.log.open();
    // A session of its own: Ctrl-C reaches the starter only, which then stops its children in order. The channel
    // tells the child when the starter is gone, however it went.
    const child = spawn(process.execPath, ['--enable-source-maps', inRoot(this.script)], {
      cwd: inRoot(),
      env: this.env,
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    });
    fs.closeSync(output);
    this.identity = identify(child.pid);
    this.#deaths.started();
    this.record.add(this.name, child.pid);
    this.exited = new Promise((resolve) => child.once('exit', resolve));
    void this.exited.then(() => this.#onExit());
  }

  /** Rejects when the child ends before it is healthy. */
  async whenHealthy(waitForHealth) {
    const ended = this.exited.then(() => {
      throw new PlainError(troubleSince(this.log, this.mark) || `${this.label} ended before it had started.`);
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
      complain(`${this.label} keeps stopping; ending the service. Log: ${this.log.file}`);
      this.onGiveUp();
      return;
    }
    step(`${this.label} stopped; restarting it`);
    const backoff = Math.min(500 * 2 ** this.#deaths.inARow, LONGEST_BACKOFF_MS);
    this.restart = setTimeout(() => this.start(), backoff);
  }
}
