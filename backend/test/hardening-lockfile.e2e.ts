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

/** Expands `packages/*` to all its folders. */
function foldersOf(workspace: string): string[] {
  if (!workspace.endsWith('/*')) return [workspace];
  const parent = workspace.slice(0, -2);
  return readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${parent}/${name}`);
}

describe('package-lock.json', () => {
  const lock = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const root = read('package.json') as Manifest;
  const places = ['', ...(root.workspaces ?? []).flatMap(foldersOf)];
  const external = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('contains no registry URLs, so packages install from any registry', () => {
    const named = Object.entries(lock.packages).filter(([, { resolved = '' }]) => /^\w+:/.test(resolved));
    expect(named.map(([path]) => path)).toEqual([]);
  });

  it('has a checksum for every package', () => {
    expect(external.length).toBeGreaterThan(300);
    expect(external.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it.each(places)('matches %s/package.json, which has exact versions only', (place) => {
    const manifest = read(place, 'package.json') as Manifest;
    for (const kind of KINDS) {
      expect(lock.packages[place]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
      const loose = Object.entries(manifest[kind] ?? {}).filter(([, version]) => !EXACT.test(version));
      expect(loose).toEqual([]);
    }
  });
});
