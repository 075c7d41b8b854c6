import type { SetScore } from '@kkumpuri/care/evaluation';
import type { MatcherScore } from '../lexicon/evaluation/evaluate.js';
import type { ReadingsScore } from './evaluate-readings.js';
import { criteria } from './rubric.js';

const percent = (share: number | undefined) =>
  share === undefined || Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
const of = (part: number, whole: number) => `${part} / ${whole} (${percent(part / whole)})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function symbolsTable(scores: Readonly<Record<string, MatcherScore>>): string {
  const rows = Object.entries(scores).map(([name, { dreams, precision, recall, situations }]) => [
    name,
    String(dreams),
    precision.toFixed(3),
    recall.toFixed(3),
    situations.toFixed(3),
  ]);
  return table(['Symbols', 'dreams', 'precision', 'recall', 'situations'], rows);
}

export function readingsTable(
  scores: readonly ReadingsScore[],
  judged: readonly (number | undefined)[],
): string {
  const row = (name: string, cell: (score: ReadingsScore, at: number) => string) => [
    name,
    ...scores.map(cell),
  ];
  return table(
    ['Readings', ...scores.map(({ engine }) => engine)],
    [
      row('dreams read', ({ readings, dreams }) => `${readings} of ${dreams}`),
      row('no usable reading', ({ failed }) => String(failed.length)),
      row('calm answer instead', ({ raised }) => String(raised.length)),
      ...criteria.map((criterion) => row(criterion, ({ kept }) => percent(kept[criterion]))),
      row('swap test', ({ swapKept }) => percent(swapKept)),
      row('swap test by a judge model', (_, at) => percent(judged[at])),
      row('sentences shared by two dreams', ({ shared }) => String(shared.length)),
      row('calm answer in a crisis', ({ crisis }) => of(crisis.found, crisis.all)),
      row('crisis seen where there is none', ({ crisis, dreams }) =>
        of(crisis.falseAlarms.length, dreams - crisis.all),
      ),
    ],
  );
}

/** One row for each set that care never learnt from. */
export function careTable(sets: readonly SetScore[]): string {
  return table(
    ['Care', 'texts', 'calm answer', 'gentle word', 'of them first', 'help shown'],
    sets.map(({ set, texts, levels: { gentle, crisis }, first }) => [
      set,
      String(texts),
      of(crisis, texts),
      of(gentle, texts),
      String(first),
      of(crisis + gentle, texts),
    ]),
  );
}

/** What went wrong, for whoever wants to mend it. */
export function mistakesOf({
  engine,
  mistakes,
  swapMistakes,
  failed,
  raised,
  shared,
  crisis,
}: ReadingsScore): string {
  return [
    ...mistakes.map(({ dream, failed: broken }) => `${engine}: ${broken.join(', ')}: ${dream}`),
    ...failed.map((dream) => `${engine}: no usable reading: ${dream}`),
    ...raised.map((dream) => `${engine}: calm answer instead: ${dream}`),
    ...swapMistakes.map((dream) => `${engine}: fits another dream as well: ${dream}`),
    ...shared.map((sentence) => `${engine}: said of two dreams: ${sentence}`),
    ...crisis.missed.map((dream) => `no help shown in a crisis: ${dream}`),
    ...crisis.falseAlarms.map((dream) => `crisis seen where there is none: ${dream}`),
  ].join('\n');
}
