import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ApiModule } from './api.module.js';
import { exitOnUncaughtException, failBoot, followStarter } from './logging/boot.js';
import { findDoubts, loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

followStarter();
exitOnUncaughtException();
try {
  const env = loadEnv('api');
  const app = await createApp(ApiModule.with(env), env);
  for (const doubt of findDoubts(env)) new Logger('Settings').warn(doubt);
  await app.listen(env.PORT, env.HOST);
} catch (error) {
  failBoot(error);
}
