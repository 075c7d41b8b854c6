/** `npm run bench -- [names…] [--large] [--rounds=5]`: runs benchmarks, prints the results and updates docs/performance.md. */
import { parseArgs } from 'node:util';
import { build } from '../scripts/setup/setup.mjs';
import { writeReport } from './lib/report.mjs';
import { openWorld } from './lib/world.mjs';
import { measures } from './measures/index.mjs';

const { values, positionals: names } = readArguments();
const unknown = names.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`Unknown measure: ${unknown.join(', ')}. Available: ${Object.keys(measures).join(', ')}`);
  process.exit(2);
}

await build('backend', 'frontend');
const world = Object.assign(await openWorld(), { rounds: Number(values.rounds), isLarge: values.large });
let stopping;
const stop = () => (stopping ??= world.close());
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stop().then(() => process.exit(130)));
process.once('unhandledRejection', (error) => {
  console.error(error);
  void stop().then(() => process.exit(1));
});

try {
  for (const name of names.length > 0 ? names : Object.keys(measures)) {
    console.log(`\n${name}`);
    await writeReport(await measures[name](world));
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}

/** Refuses unknown options, because a run takes an hour and updates a document. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { large: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
    });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
