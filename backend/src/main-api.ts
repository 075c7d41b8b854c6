import 'reflect-metadata';
import { ApiModule } from './api.module.js';
import { endWhenLost, failBoot, followStarter } from './common/boot.js';
import { loadEnv } from './config/env.js';
import { createApp } from './create-app.js';

followStarter();
endWhenLost();
try {
  const env = loadEnv('api');
  const app = await createApp(ApiModule.with(env), env);
  await app.listen(env.PORT, env.HOST);
} catch (error) {
  failBoot(error);
}
