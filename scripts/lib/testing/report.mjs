import { plain } from '../say.mjs';
import { sum } from './counts.mjs';

const isWide = (character) => /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(character);
const width = (text) => [...text].reduce((total, character) => total + (isWide(character) ? 2 : 1), 0);
const pad = (text, columns) => text + ' '.repeat(Math.max(0, columns - width(text)));

function row({ label, counts, seconds }) {
  const cells = [counts.passed, counts.failed, counts.skipped].map((count) => String(count).padStart(8));
  return `${pad(label, 14)}${cells.join('')}${seconds.toFixed(1).padStart(9)}s`;
}

/** The table, and then one line that a program can read. Returns whether everything ran and passed. */
export function showReport(results) {
  const total = sum(results.map(({ counts }) => counts));
  plain();
  plain(
    `${pad('', 14)}${['통과', '실패', '건너뜀'].map((name) => ' '.repeat(8 - width(name)) + name).join('')}`,
  );
  for (const result of results) plain(row(result));
  plain();
  plain(`tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 && total.skipped === 0;
}
