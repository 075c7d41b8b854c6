import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(__dirname, '..', '..', '..');

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);
export const readText = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8');
export const readYaml = (...parts: string[]): unknown => parse(readText(...parts), { merge: true });

/** Reads all documents of a file; throws if the YAML is malformed. */
export function readDocuments(...parts: string[]): unknown[] {
  return parseAllDocuments(readText(...parts)).map((document) => {
    if (document.errors.length > 0) throw document.errors[0] as Error;
    return document.toJS() as unknown;
  });
}

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
