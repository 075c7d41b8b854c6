import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Script } from './fake-model-server.mjs';
import { freePort } from '../../../scripts/system/ports.mjs';
import { until } from './processes.js';

const SERVER = join(__dirname, 'fake-model-server.mjs');

/** Runs the scripted model in a separate process, for tests that measure times in theirs. */
export class ModelProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(): Promise<ModelProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [SERVER, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
    const url = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(`${url}/v1/models`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return new ModelProcess(child, url);
  }

  get baseURL(): string {
    return `${this.url}/v1`;
  }

  async script(script: Script): Promise<void> {
    await fetch(`${this.url}/__script`, { method: 'POST', body: JSON.stringify(script) });
  }

  async end(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
