import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const ENTRY = 'index.html';
const inDist = (name: string) => fileURLToPath(new URL(`../../frontend/dist/${name}`, import.meta.url));
const readManifest = () =>
  JSON.parse(readFileSync(inDist('.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The size of the Brotli file if there is one, because the server sends that, else of the file itself. */
function sentBytes(file: string): number {
  const compressed = inDist(`${file}.br`);
  return readFileSync(existsSync(compressed) ? compressed : inDist(file)).length;
}

function addScripts(manifest: Record<string, Chunk>, name: string, found: Map<string, number>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  const address = `/${chunk.file}`;
  if (found.has(address)) return;
  found.set(address, sentBytes(chunk.file));
  for (const imported of chunk.imports ?? []) addScripts(manifest, imported, found);
}

/** Compressed bytes by path of these modules and their static imports. */
export function scriptsOf(...modules: string[]): Map<string, number> {
  const manifest = readManifest();
  const found = new Map<string, number>();
  for (const name of modules) addScripts(manifest, name, found);
  return found;
}

/** The modules of all pages except the home page, which is part of the entry. */
export const pageModules = (): string[] =>
  (readManifest()[ENTRY]?.dynamicImports ?? []).filter((name) => name.startsWith('src/pages/'));

/** The chunk with API calls, lists and forms that every page but a guest's home page loads. */
export const pagesModule = (): string => {
  const [name] = Object.keys(readManifest()).filter((one) => one.startsWith('_pages-'));
  if (name === undefined) throw new Error('the build has no _pages-* chunk');
  return name;
};

export const homeModules = [ENTRY, 'src/first-paint/typefaces.ts'];
