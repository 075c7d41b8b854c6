import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ApiModule } from './api.module.js';
import { exitOnUncaughtException, failBoot, exitWithParent } from './logging/boot.js';
import { findWarnings, loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

exitWithParent();
exitOnUncaughtException();
try {
  const env = loadEnv('api');
  const app = await createApp(ApiModule.with(env), env);
  for (const warning of findWarnings(env)) new Logger('Settings').warn(warning);
  await app.listen(env.PORT, env.HOST);
} catch (error) {
  failBoot(error);
}
