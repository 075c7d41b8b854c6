import fs from 'node:fs';
import path from 'node:path';
import { mustRun, run } from '../system/commands.mjs';
import { LAYOUT_VERSION } from '../service/data-dir.mjs';
import { PlainError } from '../system/terminal.mjs';

const MANIFEST = './manifest.json';

/** The files of the database cluster, and the other files of the data folder. */
export const CLUSTER = ['data', 'password'];
export const BESIDE = ['jwt-secret', 'outbox'];

export function copyIfThere(from, to) {
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
}

export function writeManifest(folder, postgres) {
  const manifest = { dataVersion: LAYOUT_VERSION, postgres, createdAt: new Date().toISOString() };
  fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

/** Writes the archive atomically, readable only by its owner because it contains dreams and secrets. */
export async function pack(folder, file) {
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, '', { mode: 0o600 });
    await mustRun('write the backup file', ['tar', '-czf', draft, '-C', folder, '.']);
    fs.renameSync(draft, file);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`Cannot write the backup file: ${file} (${error.code})`);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Reads the manifest of a backup; rejects a backup by a newer version. */
export async function readManifest(file) {
  if (!fs.existsSync(file)) throw new PlainError(`No such backup file: ${file}`);
  const { code, output } = await run(['tar', '-xzOf', file, MANIFEST]);
  const manifest = code === 0 ? parse(output) : undefined;
  if (!manifest) throw new PlainError(`Not a kkumpuri backup, or damaged: ${file}`);
  if (manifest.dataVersion <= LAYOUT_VERSION) return manifest;
  throw new PlainError(
    `The backup was written by a newer kkumpuri (data version ${manifest.dataVersion}). Restore it with that version: ${file}`,
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
  await mustRun('read the backup file', ['tar', '-xzf', file, '--no-same-owner', '-C', folder]);
}
