import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { WorkerModule } from './worker.module.js';
import { exitOnUncaughtException, failBoot, followStarter } from './logging/boot.js';
import { loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

followStarter();
exitOnUncaughtException();
try {
  const env = loadEnv('worker');
  const app = await createApp(WorkerModule.with(env), env);
  await app.listen(env.WORKER_PORT, env.HOST);
  // On a machine that it shares with the api, whoever opens a page goes first: a reading takes seconds anyway.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch (error) {
  failBoot(error);
}
