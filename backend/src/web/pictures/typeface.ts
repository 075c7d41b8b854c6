import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PACKED_TYPEFACE } from '../installed-files.js';

const UNPACKED = 'gowun-batang-bold-1.ttf';

const unpack = promisify(brotliDecompress);

/** Unpacks the typeface once into the data folder, because the picture renderer reads typefaces only from files. */
export async function unpackTypeface(dataDir: string): Promise<string> {
  const folder = resolve(dataDir, 'cache');
  const file = join(folder, UNPACKED);
  if (await exists(file)) return file;
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await unpack(await readFile(PACKED_TYPEFACE)));
  await rename(unfinished, file);
  return file;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
