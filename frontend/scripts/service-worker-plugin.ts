import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = new URL('../service-worker/sw.js', import.meta.url);
const ALWAYS = ['/offline', '/icon.svg', '/manifest.webmanifest'];

/** The interface's own scripts, styles, drawings and fonts; the many subsets for what people write come when they are needed. */
const isShell = (name: string) => /\.(js|css|svg)$/.test(name) || /-ui-[^/]+\.woff2$/.test(name);

/** Writes sw.js with the names of what this build is made of; a new build is a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After the bundle is written, because Vite takes files out of it until then.
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
