import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { checkStory } from '../schema/story-problems.js';

const STORIES = new URL('../../data/stories/', import.meta.url);

/** `npm run check -w @kkumpuri/haemong [-- file …]`: what is wrong with these stories, or with all. */
const files = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = files.length > 0 ? files.map(resolve) : all();
let wrong = 0;
for (const file of chosen) {
  const { errors, warnings } = checkFile(file);
  if (errors.length > 0) wrong += 1;
  report(path.basename(file), errors, warnings);
}
print(`${chosen.length} stories, ${wrong} with errors`);
process.exitCode = wrong > 0 ? 1 : 0;

function all(): string[] {
  return fs
    .readdirSync(STORIES)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => new URL(name, STORIES).pathname);
}

/** As given, or a bare slug. */
function resolve(name: string): string {
  return fs.existsSync(name) ? name : new URL(`${name.replace(/\.ya?ml$/, '')}.yaml`, STORIES).pathname;
}

function checkFile(file: string): { errors: string[]; warnings: string[] } {
  try {
    return checkStory(file, parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    return { errors: [String(error)], warnings: [] };
  }
}

function report(name: string, errors: string[], warnings: string[]): void {
  for (const error of errors) print(`${name}: ERROR ${error}`);
  for (const warning of warnings) print(`${name}: note  ${warning}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
