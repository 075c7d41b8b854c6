import { sharedHaemong } from '../shared.js';

/** `npx haemong explain "꿈…"`. */
const [command, ...words] = process.argv.slice(2);
if (command !== 'explain') {
  process.stderr.write('haemong explain "꿈…"\n');
  process.exit(2);
}
process.stdout.write(`${sharedHaemong().explain(words.join(' '))}\n`);
