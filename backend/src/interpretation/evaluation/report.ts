import type { SetScore } from '@kkumpuri/care/evaluation';
import type { ReadingsScore } from './evaluate-readings.js';
import { criteria } from './rubric.js';

const percent = (share: number | undefined) =>
  share === undefined || Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
const of = (part: number, whole: number) => `${part} / ${whole} (${percent(part / whole)})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function readingsTable(scores: readonly ReadingsScore[]): string {
  const row = (name: string, cell: (score: ReadingsScore) => string) => [name, ...scores.map(cell)];
  return table(
    ['Readings', ...scores.map(({ engine }) => engine)],
    [
      row('dreams read', ({ readings, dreams }) => `${readings} of ${dreams}`),
      row('no usable reading', ({ failed }) => String(failed.length)),
      row('calm answer instead', ({ raised }) => String(raised.length)),
      ...criteria.map((criterion) => row(criterion, ({ passRates }) => percent(passRates[criterion]))),
      row('calm answer in a crisis', ({ crisis }) => of(crisis.found, crisis.all)),
      row('crisis seen where there is none', ({ crisis, dreams }) =>
        of(crisis.falseAlarms.length, dreams - crisis.all),
      ),
    ],
  );
}

/** One row per set that is not in the training data of care. */
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

/** All failures, one dream per line. */
export function mistakesOf({ engine, mistakes, failed, raised, crisis }: ReadingsScore): string {
  return [
    ...mistakes.map(({ dream, failed: broken }) => `${engine}: ${broken.join(', ')}: ${dream}`),
    ...failed.map((dream) => `${engine}: no usable reading: ${dream}`),
    ...raised.map((dream) => `${engine}: calm answer instead: ${dream}`),
    ...crisis.missed.map((dream) => `no help shown in a crisis: ${dream}`),
    ...crisis.falseAlarms.map((dream) => `crisis seen where there is none: ${dream}`),
  ].join('\n');
}
