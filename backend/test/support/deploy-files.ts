import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, loadAll, mergeTag } from 'js-yaml';

/** Compose files share settings with merge keys (`<<`). */
const schema = CORE_SCHEMA.withTags(mergeTag);
const ROOT = join(__dirname, '..', '..', '..');

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);
export const readText = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8');
export const readYaml = (...parts: string[]): unknown => load(readText(...parts), { schema });

/** Reads all documents of a file; throws if the YAML is malformed. */
export const readDocuments = (...parts: string[]): unknown[] => loadAll(readText(...parts));

export const filesIn = (...parts: string[]) => readdirSync(inRoot(...parts));

/** The setting names in `.env.example`, which lists every setting. */
export function knownSettings(): string[] {
  return [...readText('.env.example').matchAll(/^#([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
}

/** Converts `150s` or `2m` to seconds. */
export function seconds(duration: string): number {
  const [, amount, unit] = /^(\d+)(s|m)$/.exec(duration) ?? [];
  return Number(amount) * (unit === 'm' ? 60 : 1);
}
