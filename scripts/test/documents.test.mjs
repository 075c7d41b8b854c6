import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../system/paths.mjs';
import { mutationTargets } from '../testing/mutation/mutation-targets.mjs';

const require = createRequire(import.meta.url);
const read = (file) => fs.readFileSync(inRoot(file), 'utf8');

const tracked = spawnSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8' }).stdout.split('\n');

/** Folders whose subfolders are listed individually. */
const EXPANDED = ['packages', 'backend', 'backend/src', 'frontend', 'frontend/src'];

function foldersIn(parent) {
  const prefix = parent ? `${parent}/` : '';
  const below = tracked.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
  const names = below.filter((file) => file.includes('/')).map((file) => prefix + file.split('/')[0]);
  return [...new Set(names)].filter((name) => !path.basename(name).startsWith('.'));
}

const expectedFolders = ['', ...EXPANDED].flatMap(foldersIn).filter((name) => !EXPANDED.includes(name));

const documents = tracked.filter((file) => file.endsWith('.md'));

describe('the documents', () => {
  it('list every existing folder exactly once in architecture.md', () => {
    const named = [...read('docs/architecture.md').matchAll(/^\| `([\w/.-]+)` +\|/gm)].map(
      ([, name]) => name,
    );
    assert.deepEqual(named.sort(), expectedFolders.sort());
  });

  it('link only to existing files', () => {
    const broken = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .filter(([, link = '']) => !fs.existsSync(path.resolve(inRoot(path.dirname(file)), link)))
        .map(([, link]) => `${file}: ${link}`),
    );
    assert.deepEqual(broken, []);
  });

  it('mention only existing source files', () => {
    const pattern = /`((?:backend|frontend|packages|scripts|e2e|bench|deploy|docs)\/[\w/.-]+\.\w+)`/g;
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(pattern)]
        .filter(([, name = '']) => !name.includes('/dist/') && !fs.existsSync(inRoot(name)))
        .map(([, name]) => `${file}: ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  it('mention only existing npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const unknown = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:-]+)(?! -w| *[\w=-]* *-w)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([, name]) => `${file}: npm run ${name}`),
    );
    assert.deepEqual(unknown, []);
  });
});

describe('the dependency rules', () => {
  it('cover every folder of the backend', () => {
    const { forbidden } = require(inRoot('.dependency-cruiser.cjs'));
    const rules = JSON.stringify(forbidden);
    const unnamed = foldersIn('backend/src').map((folder) => path.basename(folder));
    assert.deepEqual(
      unnamed.filter((name) => !new RegExp(`\\b${name}\\b`).test(rules)),
      [],
    );
  });
});

describe('the mutation targets', () => {
  it('name only existing files', () => {
    const named = Object.values(mutationTargets).flatMap(({ mutate, tests }) => [
      ...mutate.map((file) => `backend/src/${file}`),
      ...tests.map((file) => `backend/${file}`),
    ]);
    assert.deepEqual(
      named.filter((file) => !tracked.some((one) => path.matchesGlob(one, file))),
      [],
    );
  });
});
