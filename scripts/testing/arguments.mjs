import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../system/paths.mjs';
import { PlainError } from '../system/terminal.mjs';

const INSTALL = '--install';

/** Finds a file relative to the caller's folder or the project's root. */
function findFile(name) {
  const folders = [process.env.INIT_CWD ?? process.cwd(), ROOT];
  return folders.map((folder) => path.resolve(folder, name)).find((file) => fs.existsSync(file));
}

/** Parses `npm test -- [--install] [layer…] [file…]`. Files require exactly one layer that runs them. */
export function readArguments(given, layers) {
  const names = given.filter((name) => name !== INSTALL);
  const chosen = Object.keys(layers).filter((name) => names.includes(name));
  const others = names.filter((name) => !(name in layers));
  const files = others.map(findFile);
  const unknown = others.filter((_, at) => !files[at]);
  if (unknown.length > 0) {
    throw new PlainError(
      `Neither a layer nor a file: ${unknown.join(', ')}. The layers are ${Object.keys(layers).join(', ')}.`,
    );
  }
  if (files.length > 0 && !(chosen.length === 1 && layers[chosen[0] ?? '']?.takesFiles)) {
    const withFiles = Object.keys(layers).filter((name) => layers[name].takesFiles);
    throw new PlainError(`Name one layer that runs the files: ${withFiles.join(', ')}.`);
  }
  return {
    chosen: chosen.length > 0 ? chosen : Object.keys(layers),
    files,
    mayInstall: given.includes(INSTALL) || isCi(),
  };
}

const isCi = () => process.env.CI === 'true' || process.env.CI === '1';
