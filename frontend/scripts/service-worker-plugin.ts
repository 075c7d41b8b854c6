import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = new URL('../service-worker/sw.js', import.meta.url);
const ALWAYS = ['/offline', '/icon.svg', '/manifest.webmanifest'];

/** The interface's scripts, styles, drawings and fonts; the many font subsets for user-written text load on demand. */
const isShell = (name: string) => /\.(js|css|svg)$/.test(name) || /-ui-[^/]+\.woff2$/.test(name);

/** Writes sw.js with the list of this build's files and a version derived from it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // In writeBundle, because Vite may remove files from the bundle before.
    writeBundle({ dir = 'dist' }, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && isShell(name))
        .sort()
        .map((name) => `/${name}`);
      const source = readFileSync(SOURCE, 'utf8');
      const version = createHash('sha256').update(source).update(built.join()).digest('hex').slice(0, 12);
      const shell = JSON.stringify([...ALWAYS, ...built]);
      writeFileSync(join(dir, 'sw.js'), source.replace('%VERSION%', version).replace("['%SHELL%']", shell));
    },
  };
}
