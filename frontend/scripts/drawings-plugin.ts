import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../drawings/', import.meta.url));
const MODULE = 'virtual:drawings';
const INNER = /<svg[^>]*>([\s\S]*)<\/svg>/;

/**
 * Bundles `drawings/*.svg`, one file per symbol, into one SVG sprite that pages fetch once. `virtual:drawings` exports
 * the sprite's URL and the symbol ids in it.
 */
export function drawings(): Plugin {
  const ids = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .sort();
  const sprite = spriteOf(ids);
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const fileName = `assets/drawings-${hash}.svg`;
  let isServerBuild = false;
  return {
    name: 'drawings',
    configResolved({ build }) {
      isServerBuild = Boolean(build.ssr);
    },
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const file = ${JSON.stringify(`/${fileName}`)};\nexport const ids = ${JSON.stringify(ids)};`
        : undefined,
    generateBundle() {
      if (!isServerBuild) this.emitFile({ type: 'asset', fileName, source: sprite });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite);
      });
    },
  };
}

function spriteOf(ids: readonly string[]): string {
  const symbols = ids.map((id) => {
    const [, inner] = INNER.exec(readFileSync(`${FOLDER}${id}.svg`, 'utf8')) ?? [];
    if (inner === undefined) throw new Error(`drawings/${id}.svg is not an SVG file`);
    return `<symbol id="${id}" viewBox="0 0 48 48">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
