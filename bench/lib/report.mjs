import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { format, resolveConfig } from 'prettier';
import { inRoot } from '../../scripts/system/paths.mjs';

const FILE = inRoot('docs', 'performance.md');
const BEGIN = '<!-- bench:begin, written by npm run bench -->';
const END = '<!-- bench:end -->';
const HEAD = [
  '| Measure | Ours | Floor | Ratio | Min – max | Required | Goal | Result | Commit |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Prints rows and writes them to the table, replacing rows of the same measure. */
export async function writeReport(rows) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: inRoot(),
    encoding: 'utf8',
  }).trim();
  const lines = rows.map((row) => lineOf(row, commit));
  for (const line of lines) console.log(line);
  const [before, table, after] = readFile();
  const kept = table.filter((line) => !lines.some((made) => titleOf(made) === titleOf(line)));
  const sorted = [...kept, ...lines].sort((one, other) =>
    titleOf(one).localeCompare(titleOf(other), 'en', { numeric: true }),
  );
  const text = [before, BEGIN, '', machine(), '', ...HEAD, ...sorted, '', END, after].join('\n');
  fs.writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
}

function machine() {
  const [{ model }] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} × ${model}, ${memory} GiB, Node ${process.version}, ${os.platform()}.`;
}

function readFile() {
  const text = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : `# Performance\n\n${BEGIN}\n${END}\n`;
  const [before, rest = ''] = text.split(`${BEGIN}\n`);
  const [table = '', after = ''] = rest.split(`${END}\n`);
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !isHead(line));
  return [before.trimEnd() + '\n', rows, after];
}

const isHead = (line) => /^\| (Measure|-)/.test(line);
const titleOf = (line) => line.split('|')[1].trim();

function lineOf(
  { title, unit, target, floor, ratio, reach = '', aim = '', note = '', judged = ratio },
  commit,
) {
  const cells = [
    title,
    `${figure(target.median)} ${unit}`,
    floor ? `${figure(floor.median)} ${unit}` : '',
    ratio ? figure(ratio.median) : '',
    ratio ? `${figure(ratio.least)} – ${figure(ratio.greatest)}` : '',
    reach,
    aim,
    [verdict(judged?.median, reach, aim), note].filter(Boolean).join(', '),
    commit,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Three significant digits are enough on a noisy machine. */
const figure = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function verdict(value, reach, aim) {
  if (value === undefined || reach === '') return '';
  if (holds(value, aim)) return 'goal reached';
  return holds(value, reach) ? 'reached' : 'missed';
}

/** Whether a value satisfies a bound like `≤ 2`, `≥ 0.5` or `0.95–1.05`. */
function holds(value, bound) {
  const [wanted, most = Infinity] = (bound.match(/[\d.]+/g) ?? []).map(Number);
  return bound.startsWith('≤') ? value <= wanted : value >= wanted && value <= most;
}
