/**
 * Subsets the fonts, so that a page needs few files: one set has the interface's syllables for the first paint, one the
 * syllables of dream texts. Other syllables load from the font packages' own subsets (src/first-paint/load-full-fonts.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const frontend = fileURLToPath(new URL('..', import.meta.url));
const out = join(frontend, 'src/fonts/generated');
const require = createRequire(import.meta.url);
const packageFile = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

const FACES = [
  {
    name: 'pretendard',
    family: 'Pretendard UI',
    file: packageFile('pretendard', 'dist/web/variable/woff2/PretendardVariable.woff2'),
    weight: '400 800',
    options: { variationAxes: { wght: { min: 400, max: 800, default: 400 } } },
  },
  {
    name: 'gowun-batang',
    family: 'Gowun Batang UI',
    file: packageFile('@fontsource/gowun-batang', 'files/gowun-batang-korean-700-normal.woff2'),
    weight: '700',
    options: {},
  },
];

function sourceFiles(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourceFiles(path);
    return /\.(tsx?|html)$/.test(name) && !/\.test\./.test(name) ? [path] : [];
  });
}

function lettersOf(...folders) {
  const files = folders.flatMap((folder) => sourceFiles(join(frontend, folder)));
  return new Set(files.map((file) => readFileSync(file, 'utf8')).join(''));
}

/** Letters of the compiled dictionary that the haemong package exports. */
const dataLetters = () => new Set(readFileSync(require.resolve('@kkumpuri/haemong/knowledge.json'), 'utf8'));

function interfaceLetters() {
  const letters = lettersOf('src', '../packages/contract/src');
  for (let code = 0x20; code < 0x7f; code += 1) letters.add(String.fromCharCode(code));
  for (const mark of '…·“”‘’–—→×0123456789년월일요오전후시분토금목수화') letters.add(mark);
  return letters;
}

/** The Hangul syllables that occur in the dictionary's stories and symbols. */
function dreamLetters() {
  return new Set([...dataLetters()].filter((letter) => /[가-힣]/.test(letter)));
}

const textOf = (letters) =>
  [...letters]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');

function unicodeRange(text) {
  const ranges = [];
  for (const letter of text) {
    const code = letter.codePointAt(0);
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

const ui = interfaceLetters();
const SETS = [
  { name: 'ui', text: textOf(ui) },
  { name: 'dreams', text: textOf([...dreamLetters()].filter((letter) => !ui.has(letter))) },
];

async function writeSet(set) {
  const range = unicodeRange(set.text);
  const rules = [];
  for (const { family, file, weight, options, name } of FACES) {
    const subset = await subsetFont(readFileSync(file), set.text, { targetFormat: 'woff2', ...options });
    const woff2 = `${name}-${set.name}.woff2`;
    writeFileSync(join(out, woff2), subset);
    rules.push(
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(./${woff2}) format('woff2');unicode-range:${range}}`,
    );
  }
  writeFileSync(join(out, `${set.name}.css`), `${rules.join('\n')}\n`);
}

const stamp = createHash('sha256')
  .update(JSON.stringify(SETS))
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex');
const stampFile = join(out, 'stamp');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const set of SETS) await writeSet(set);
  writeFileSync(stampFile, stamp);
}
