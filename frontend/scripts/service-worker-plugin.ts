import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../service-worker/sw.js', import.meta.url);
const ALWAYS = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

/** The interface's own scripts, styles and fonts; the many subsets for what people write come when they are needed. */
const isShell = (name: string) => /\.(js|css)$/.test(name) || /-ui-[^/]+\.woff2$/.test(name);

/** Writes sw.js with the names of what this build is made of; a new build is a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && isShell(name))
        .sort()
        .map((name) => `/${name}`);
      const source = readFileSync(SOURCE, 'utf8');
      const version = createHash('sha256').update(source).update(built.join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('%VERSION%', version)
          .replace("['%SHELL%']", JSON.stringify([...ALWAYS, ...built])),
      });
    },
  };
}
