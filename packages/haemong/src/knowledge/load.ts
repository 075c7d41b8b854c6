import fs from 'node:fs';
import type { Knowledge } from './knowledge.js';

/** Loads the output of `npm run compile -w @kkumpuri/haemong`. */
export function loadKnowledge(): Knowledge {
  const file = new URL('../../dist/knowledge.json', import.meta.url);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Knowledge;
}
