/** Compresses the built files at build time, so that no request waits for compression. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|webmanifest|json|txt)$/;
const MIN_BYTES = 512;
const SERVER_ONLY = 'prerender';

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === SERVER_ONLY) continue;
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

for (const path of files(fileURLToPath(new URL('../dist', import.meta.url)))) {
  const content = readFileSync(path);
  if (!COMPRESSIBLE.test(path) || content.length < MIN_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
}
