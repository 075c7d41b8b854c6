import fs from 'node:fs';
import { plain } from '../system/terminal.mjs';

/** Prints what each fault cost, in the form of the table in docs/operations.md. */
export function showFindings(file) {
  if (!fs.existsSync(file)) return;
  plain('\n| Fault | Queue | The client gets | After |\n| --- | --- | --- | --- |');
  for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
    const { fault, queue, answer, seconds } = JSON.parse(line);
    plain(`| ${fault} | ${queue} | ${answer} | ${seconds} s |`);
  }
}
