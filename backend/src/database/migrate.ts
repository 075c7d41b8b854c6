import 'reflect-metadata';
import { loadEnv } from '../config/env.js';
import { failBoot } from '../logging/boot.js';
import { loginOf, prepareRoles } from './prepare-roles.js';
import { runMigrations } from './run-migrations.js';

try {
  const {
    DATABASE_ADMIN_URL: adminUrl,
    MIGRATION_DATABASE_URL: migrationUrl,
    DATABASE_URL,
  } = loadEnv('migrate');
  if (adminUrl && migrationUrl) await prepareRoles({ adminUrl, migrationUrl, applicationUrl: DATABASE_URL });
  const report = migrationUrl
    ? await runMigrations(migrationUrl, loginOf(DATABASE_URL).name)
    : await runMigrations(DATABASE_URL);
  process.stdout.write(`${JSON.stringify(report)}\n`);
} catch (error) {
  failBoot(error);
}
