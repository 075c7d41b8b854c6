import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, inRoot } from '../system/paths.mjs';

const NOT_SOURCES = /^(node_modules|dist|coverage)$|\.tsbuildinfo$|\.(spec|test)\.tsx?$/;

function filesUnder(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !NOT_SOURCES.test(name))
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/** Hashes the names and contents of all files under `places`, which are relative to the root. */
export function fingerprint(places) {
  const hash = crypto.createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(inRoot(place))).sort()) {
    hash
      .update(`${path.relative(inRoot(), file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const noteFile = (name) => path.join(CACHE, `${name}.hash`);

export const isNoted = (name, value) =>
  fs.existsSync(noteFile(name)) && fs.readFileSync(noteFile(name), 'utf8') === value;

export function note(name, value) {
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(noteFile(name), value);
}
