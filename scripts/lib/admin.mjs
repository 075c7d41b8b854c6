import fs from 'node:fs';
import path from 'node:path';
import { nodeTool, run } from './commands.mjs';
import { migrate } from './database.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { takeLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { complainAbout, PlainError } from './say.mjs';
import { loadSettings } from './settings.mjs';
import { build, install } from './setup.mjs';

/** `npm run admin -- grant someone@example.com`, whether the service runs or not. */
export async function runAdmin(args) {
  try {
    const settings = loadSettings();
    await install();
    await build('backend');
    await withDatabase(settings, (url, stopped) =>
      changeRights(args, { ...settings, DATABASE_URL: url }, stopped),
    );
  } catch (error) {
    complainAbout(error);
    process.exitCode = 1;
  }
}

/** A running service's database is used as it is; a stopped one is started for the moment. */
async function withDatabase(settings, work) {
  if (settings.DATABASE_URL) return work(settings.DATABASE_URL, false);
  if (!fs.existsSync(settings.DATA_DIR))
    throw new PlainError('아직 데이터가 없습니다. 먼저 npm start를 실행해주세요.');
  const lock = await takeLock(path.join(settings.DATA_DIR, 'start.lock'));
  const server = await startEmbeddedPostgres(settings.DATA_DIR);
  try {
    await work(server.url, lock !== undefined);
  } finally {
    if (lock) await server.stop();
    lock?.release();
  }
}

async function changeRights(args, environment, stopped) {
  if (stopped) await migrate(environment);
  const command = nodeTool(inRoot('backend/dist/auth/admin-cli.js'), ...args);
  const { code, output } = await run(command, { env: environment });
  if (code !== 0) throw new PlainError(output);
  console.log(output);
}
