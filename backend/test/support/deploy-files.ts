import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(__dirname, '..', '..', '..');

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);
export const readText = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8');
export const readYaml = (...parts: string[]): unknown => parse(readText(...parts), { merge: true });

/** Every document of a file; a file that is not well-formed YAML throws. */
export function readDocuments(...parts: string[]): unknown[] {
  return parseAllDocuments(readText(...parts)).map((document) => {
    if (document.errors.length > 0) throw document.errors[0] as Error;
    return document.toJS() as unknown;
  });
}

export const filesIn = (...parts: string[]) => readdirSync(inRoot(...parts));

/** The names in `.env.example`, which has every setting. */
export function knownSettings(): string[] {
  return [...readText('.env.example').matchAll(/^#([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? []);
}

/** `150s` and `2m` in seconds. */
export function seconds(duration: string): number {
  const [, amount, unit] = /^(\d+)(s|m)$/.exec(duration) ?? [];
  return Number(amount) * (unit === 'm' ? 60 : 1);
}
