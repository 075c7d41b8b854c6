import 'reflect-metadata';
import { WorkerModule } from './worker.module.js';
import { failBoot, followStarter } from './common/boot.js';
import { loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

followStarter();
try {
  const env = loadEnv('worker');
  const app = await createApp(WorkerModule.with(env), env);
  await app.listen(env.WORKER_PORT, env.HOST);
} catch (error) {
  failBoot(error);
}
