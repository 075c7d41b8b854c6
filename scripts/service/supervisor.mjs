import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../system/paths.mjs';
import { endProcess, identify } from '../system/processes.mjs';
import { EarlyExits } from './early-exits.mjs';
import { printError, PlainError, step } from '../system/terminal.mjs';
import { openServiceLog, troubleSince } from './service-log.mjs';

const LONGEST_BACKOFF_MS = 10_000;
const STOP_MS = 20_000;

/**
 * Keeps one child process running. An exit before it was healthy is a failed start. After a later exit, the child is
 * restarted with a growing delay; after five quick exits in a row, the service gives up.
 */
export class SupervisedProcess {
  #deaths = new EarlyExits();
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
    // Checks once an hour, so the log is rotated within an hour after midnight (UTC).
    setInterval(() => this.log.rotate(), 3_600_000).unref();
  }

  start() {
    this.mark = this.log.mark();
    const output = this.log.open();
    // Detached, so that Ctrl-C reaches only this process, which then stops its children in order. The IPC channel
    // closes when this process ends for any reason, and the child then exits.
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

  /** Rejects if the child exits before it is healthy. */
  async whenHealthy(waitForHealth) {
    const ended = this.exited.then(() => {
      throw new PlainError(troubleSince(this.log, this.mark) || `${this.label} exited before it was ready.`);
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
      printError(`${this.label} keeps stopping; ending the service. Log: ${this.log.file}`);
      this.onGiveUp();
      return;
    }
    step(`${this.label} stopped; restarting it`);
    const backoff = Math.min(500 * 2 ** this.#deaths.inARow, LONGEST_BACKOFF_MS);
    this.restart = setTimeout(() => this.start(), backoff);
  }
}
