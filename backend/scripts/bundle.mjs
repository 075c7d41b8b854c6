/**
 * Bundles the programs that are started in production into `dist/bundle`, because loading some 1,500 modules takes a
 * quarter of a start. The folder is as deep as the folders of modules, so paths relative to a module keep their meaning.
 */
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const PROGRAMS = ['main-api', 'main-worker'];

const EXTERNAL = [
  // Load files beside their own modules.
  /^@kkumpuri\//,
  '@resvg/resvg-js',
  '@node-rs/argon2',
  // Shared with external packages: a second copy would have its own types and registries.
  'pg',
  'reflect-metadata',
  /^typeorm(\/|$)/,
  /^zod(\/|$)/,
  // Optional peers of Nest, which are not installed.
  /^@nestjs\/(microservices|platform-express|websockets)(\/|$)/,
  /^@fastify\/(multipart|view)$/,
  'class-transformer',
  'class-validator',
];

/** Loads our modules with their source maps, so that stack traces name the TypeScript sources. */
const sourceMaps = {
  name: 'source-maps',
  async load(id) {
    if (!id.startsWith(DIST)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map: JSON.parse(map) };
  },
};

const dir = `${DIST}bundle`;
await rm(dir, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(PROGRAMS.map((name) => [name, `${DIST}${name}.js`])),
  platform: 'node',
  external: EXTERNAL,
  plugins: [sourceMaps],
  onLog: (level, log) => {
    if (level === 'warn') throw new Error(log.message);
  },
});
await bundle.write({
  dir,
  format: 'esm',
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
  chunkFileNames: '[name].js',
});
