import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isExecutable);
}

export function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether the program starts; it fails, for example, if a system library is missing. */
export function starts(file, ...args) {
  return spawnSync(file, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
