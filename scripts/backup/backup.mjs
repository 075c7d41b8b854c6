import fs from 'node:fs';
import path from 'node:path';
import { BESIDE, copyIfThere, pack, writeManifest } from './archive.mjs';
import { copyRunningCluster } from './cluster.mjs';
import { withEmbeddedServer } from '../postgres/borrowed-database.mjs';
import { complainAbout, done, PlainError, step } from '../system/say.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { install } from '../setup/setup.mjs';
import { onStopSignal } from '../service/shutdown.mjs';

/** npm runs us in the project's folder; names are meant from where the person is. */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

const timeStamp = () => new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');

/** Only the embedded data is ours to copy. */
export function requireEmbedded({ DATABASE_URL }) {
  if (!DATABASE_URL) return;
  throw new PlainError(
    'DATABASE_URL의 PostgreSQL은 그 서버의 도구(pg_dump, pg_restore)로 백업하고 되돌려주세요.',
  );
}

/** `npm run backup [file]`, whether the service runs or not. */
export async function runBackup([wanted = `kkumpuri-${timeStamp()}.tar.gz`]) {
  try {
    const settings = loadSettings();
    requireEmbedded(settings);
    const file = fromCaller(wanted);
    if (fs.existsSync(file)) throw new PlainError(`이미 있는 파일입니다: ${file}`);
    await install();
    await withEmbeddedServer(settings.DATA_DIR, (server) => backUp(server, settings.DATA_DIR, file));
    done(`백업했습니다: ${file} (${(fs.statSync(file).size / 1e6).toFixed(1)} MB)`);
  } catch (error) {
    complainAbout(error);
    process.exitCode = 1;
  }
}

async function backUp({ url, place }, dir, file) {
  const folder = path.join(dir, `backup.${process.pid}`);
  const clear = () => fs.rmSync(folder, { recursive: true, force: true });
  onStopSignal(() => {
    clear();
    process.exit(1);
  });
  try {
    step('데이터를 복사합니다');
    await collect(folder, { url, place, dir });
    step('백업 파일로 묶습니다');
    await pack(folder, file);
  } finally {
    clear();
  }
}

async function collect(folder, { url, place, dir }) {
  const data = path.join(place, 'data');
  fs.mkdirSync(path.join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  await copyRunningCluster(url, data, path.join(folder, 'postgres', 'data'));
  fs.copyFileSync(path.join(place, 'password'), path.join(folder, 'postgres', 'password'));
  for (const name of BESIDE) copyIfThere(path.join(dir, name), path.join(folder, name));
  writeManifest(folder, fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim());
}
