import path from 'node:path';
import { ROOT } from '../system/paths.mjs';
import { plain } from '../system/terminal.mjs';
import { sum } from './counts.mjs';

const SLOWEST = 10;
const LABEL_WIDTH = 14;
const seconds = (value) => `${value.toFixed(1).padStart(8)} s`;

function row({ name, counts, seconds: taken }) {
  const cells = [counts.passed, counts.failed, counts.skipped].map((count) => String(count).padStart(8));
  return `${name.padEnd(LABEL_WIDTH)}${cells.join('')}${seconds(taken)}`;
}

const filesOf = (results) => results.flatMap(({ name, files }) => files.map((one) => ({ ...one, name })));

function showSlowest(files) {
  if (files.length === 0) return;
  plain('\nSlowest files');
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const one of slowest) {
    plain(`${seconds(one.seconds)}  ${one.name.padEnd(LABEL_WIDTH)}${path.relative(ROOT, one.file)}`);
  }
}

function showFailed(files) {
  const withFailures = files.filter(({ failed }) => failed.length > 0);
  if (withFailures.length > 0) plain('\nFailed tests');
  for (const { name, file, failed } of withFailures) {
    for (const test of failed) plain(`  ${name.padEnd(LABEL_WIDTH)}${path.relative(ROOT, file)}: ${test}`);
  }
}

/** Prints tables and one machine-readable line. Returns whether every test ran and passed. */
export function showReport(results, setUpSeconds) {
  const total = sum(results.map(({ counts }) => counts));
  const files = filesOf(results);
  showSlowest(files);
  showFailed(files);
  const header = ['passed', 'failed', 'skipped'].map((name) => name.padStart(8)).join('');
  plain(`\n${'Layer'.padEnd(LABEL_WIDTH)}${header}${'time'.padStart(10)}`);
  plain(`${'set-up'.padEnd(LABEL_WIDTH)}${' '.repeat(24)}${seconds(setUpSeconds)}`);
  for (const result of results) plain(row(result));
  const taken = results.reduce((all, one) => all + one.seconds, setUpSeconds);
  plain(`${'all'.padEnd(LABEL_WIDTH)}${' '.repeat(24)}${seconds(taken)}`);
  plain();
  plain(`tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 && total.skipped === 0;
}
