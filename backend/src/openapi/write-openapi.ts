import { writeFileSync } from 'node:fs';
import { createDocument } from './document.js';

const FILE = new URL('../../../docs/openapi.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify(createDocument(), null, 2)}\n`);
