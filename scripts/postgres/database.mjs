import path from 'node:path';
import { nodeTool, run } from '../system/commands.mjs';
import { keptSecret } from '../service/data-dir.mjs';
import { DatabaseKeeper } from './database-keeper.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { inRoot } from '../system/paths.mjs';
import { done, PlainError, step } from '../system/terminal.mjs';

const WATCH_EVERY_MS = 2_000;

/** Opens the database of DATABASE_URL, or else starts the embedded server. */
export async function openDatabase(settings, dir) {
  if (settings.DATABASE_URL) {
    done('PostgreSQL: using the server of DATABASE_URL');
    return { url: settings.DATABASE_URL, stop: async () => undefined, watch: () => undefined };
  }
  step('Starting the embedded PostgreSQL');
  const server = await startEmbeddedPostgres(dir);
  done(
    server.takenOver
      ? 'Embedded PostgreSQL: took over the one of the previous run'
      : 'Embedded PostgreSQL is up',
  );
  return { ...server, embedded: true, watch: (onGiveUp) => watch(server, dir, onGiveUp), stop: server.stop };
}

/** Restarts the server on the same port, so that the service reconnects automatically. */
function watch(server, dir, onGiveUp) {
  const keeper = new DatabaseKeeper({
    isUp: server.isUp,
    restart: () => startEmbeddedPostgres(dir, { port: server.port }),
    onGiveUp,
    logFile: path.join(server.place, 'postgres.log'),
  });
  const timer = setInterval(() => void keeper.check(), WATCH_EVERY_MS);
  return () => clearInterval(timer);
}

/** Shorter than a reading, so that Ctrl-C at a terminal is quick; unfinished jobs return to the queue. */
const DESK_GRACE_MS = '2000';

/** Environment of the processes: the user's settings plus derived values. Only `migrate` needs the URLs of the roles. */
export function serviceEnvironment(settings, dir, database) {
  const environment = {
    SHUTDOWN_GRACE_MS: DESK_GRACE_MS,
    ...settings,
    DATA_DIR: dir,
    DATABASE_URL: database.applicationUrl ?? database.url,
  };
  if (database.embedded) {
    environment.DATABASE_ADMIN_URL = database.url;
    environment.MIGRATION_DATABASE_URL = database.migrationUrl;
  }
  if (settings.NODE_ENV !== 'production') environment.JWT_SECRET ??= keptSecret(dir, 'jwt-secret');
  return environment;
}

/** Secrets that a process does not need, so an intruder in the process cannot read them. */
const NOT_FOR = {
  api: ['DATABASE_ADMIN_URL', 'MIGRATION_DATABASE_URL', 'OPENAI_API_KEY'],
  worker: [
    'DATABASE_ADMIN_URL',
    'MIGRATION_DATABASE_URL',
    'JWT_SECRET',
    'QNA_ADMIN_PASSWORD',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
  ],
};

export function withoutOthersSecrets(name, environment) {
  return Object.fromEntries(Object.entries(environment).filter(([key]) => !NOT_FOR[name].includes(key)));
}

export async function migrate(environment) {
  step('Migrating the database');
  const { code, output } = await run(nodeTool(inRoot('backend/dist/database/migrate.js')), {
    env: environment,
  });
  if (code !== 0) throw new PlainError(output.split('\n').slice(-12).join('\n'));
  done('Database is ready');
}
