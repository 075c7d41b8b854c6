import 'reflect-metadata';
import { loadEnv } from '../config/env.js';
import { failBoot } from '../common/boot.js';
import { runMigrations } from './run-migrations.js';

try {
  const report = await runMigrations(loadEnv('migrate').DATABASE_URL);
  process.stdout.write(`${JSON.stringify(report)}\n`);
} catch (error) {
  failBoot(error);
}
