import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface LockedPackage extends Manifest {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const ROOT = join(__dirname, '..', '..');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** `packages/*` stands for every folder in it. */
function foldersOf(workspace: string): string[] {
  if (!workspace.endsWith('/*')) return [workspace];
  const parent = workspace.slice(0, -2);
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${parent}/${name}`);
}

describe('the lock file', () => {
  const lock = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const root = read('package.json') as Manifest;
  const places = ['', ...(root.workspaces ?? []).flatMap(foldersOf)];
  const foreign = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('names no registry, so that it installs from whichever there is', () => {
    const named = Object.entries(lock.packages).filter(([, { resolved = '' }]) => /^\w+:/.test(resolved));
    expect(named.map(([path]) => path)).toEqual([]);
  });

  it('holds the checksum of every package', () => {
    expect(foreign.length).toBeGreaterThan(300);
    expect(foreign.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it.each(places)('is in step with %s/package.json, whose versions are exact', (place) => {
    const manifest = read(place, 'package.json') as Manifest;
    for (const kind of KINDS) {
      expect(lock.packages[place]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
      const loose = Object.entries(manifest[kind] ?? {}).filter(([, version]) => !EXACT.test(version));
      expect(loose).toEqual([]);
    }
  });
});
