import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { WorkerModule } from './worker.module.js';
import { exitOnUncaughtException, failBoot, exitWithParent } from './logging/boot.js';
import { loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

exitWithParent();
exitOnUncaughtException();
try {
  const env = loadEnv('worker');
  const app = await createApp(WorkerModule.with(env), env);
  await app.listen(env.WORKER_PORT, env.HOST);
  // On a machine shared with the api, page requests get the CPU first: a reading takes seconds anyway.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch (error) {
  failBoot(error);
}
