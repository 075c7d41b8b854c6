/** `npm run bench [names…] [--large] [--rounds=5]`: runs benchmarks, prints the results and updates docs/performance.md. */
import { build } from '../scripts/setup/setup.mjs';
import { writeReport } from './lib/report.mjs';
import { openWorld } from './lib/world.mjs';
import { measures } from './measures/index.mjs';

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`Unknown measure: ${unknown.join(', ')}. Available: ${Object.keys(measures).join(', ')}`);
  process.exit(2);
}

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5);
await build('backend', 'frontend');
const world = Object.assign(await openWorld(), { rounds, isLarge: process.argv.includes('--large') });
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
    writeReport(await measures[name](world));
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}
