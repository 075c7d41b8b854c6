import fs from 'node:fs';
import path from 'node:path';
import { mustRun, run } from '../system/commands.mjs';
import { LAYOUT_VERSION } from '../service/data-dir.mjs';
import { PlainError } from '../system/say.mjs';

const MANIFEST = './manifest.json';

/** What makes a database that opens, and what lies beside it in the data folder. */
export const CLUSTER = ['data', 'password'];
export const BESIDE = ['jwt-secret', 'outbox'];

export function copyIfThere(from, to) {
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
}

export function writeManifest(folder, postgres) {
  const manifest = { dataVersion: LAYOUT_VERSION, postgres, createdAt: new Date().toISOString() };
  fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

/** Appears complete or not at all, readable by its owner only: it holds dreams and secrets. */
export async function pack(folder, file) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, '', { mode: 0o600 });
    await mustRun('백업 파일 쓰기', ['tar', '-czf', draft, '-C', folder, '.']);
    fs.renameSync(draft, file);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`백업 파일을 쓸 수 없습니다: ${file} (${error.code})`);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** What the backup says of itself; refused when a newer program made it. */
export async function readManifest(file) {
  if (!fs.existsSync(file)) throw new PlainError(`백업 파일이 없습니다: ${file}`);
  const { code, output } = await run(['tar', '-xzOf', file, MANIFEST]);
  const manifest = code === 0 ? parse(output) : undefined;
  if (!manifest) throw new PlainError(`꿈풀이의 백업 파일이 아니거나 깨졌습니다: ${file}`);
  if (manifest.dataVersion <= LAYOUT_VERSION) return manifest;
  throw new PlainError(
    `더 새로운 꿈풀이(데이터 버전 ${manifest.dataVersion})의 백업입니다. 그 버전으로 되돌려주세요: ${file}`,
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function unpack(file, folder) {
  await mustRun('백업 파일 읽기', ['tar', '-xzf', file, '--no-same-owner', '-C', folder]);
}
