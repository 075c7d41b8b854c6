/**
 * Cuts the fonts down to the interface's own syllables, so that the first paint needs two small files. What people
 * write may need any syllable: those subsets come after the page has loaded (src/app/load-full-fonts.ts).
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
    family: 'Pretendard UI',
    file: packageFile('pretendard', 'dist/web/variable/woff2/PretendardVariable.woff2'),
    weight: '400 800',
    options: { variationAxes: { wght: { min: 400, max: 800, default: 400 } } },
    name: 'pretendard-ui',
  },
  {
    family: 'Gowun Batang UI',
    file: packageFile('@fontsource/gowun-batang', 'files/gowun-batang-korean-700-normal.woff2'),
    weight: '700',
    options: {},
    name: 'gowun-batang-ui',
  },
];

function sourceFiles(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourceFiles(path);
    return /\.(tsx?|html)$/.test(name) && !/\.test\./.test(name) ? [path] : [];
  });
}

function interfaceText() {
  const files = [...sourceFiles(join(frontend, 'src')), ...sourceFiles(join(frontend, '../contract/src'))];
  const letters = new Set(files.map((file) => readFileSync(file, 'utf8')).join(''));
  for (let code = 0x20; code < 0x7f; code += 1) letters.add(String.fromCharCode(code));
  for (const mark of '…·“”‘’–—→×0123456789년월일요오전후시분토금목수화') letters.add(mark);
  return [...letters]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}

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

const text = interfaceText();
const stamp = createHash('sha256')
  .update(text)
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex');
const stampFile = join(out, 'stamp');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const range = unicodeRange(text);
  const rules = [];
  for (const { family, file, weight, options, name } of FACES) {
    const subset = await subsetFont(readFileSync(file), text, { targetFormat: 'woff2', ...options });
    writeFileSync(join(out, `${name}.woff2`), subset);
    rules.push(
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(./${name}.woff2) format('woff2');unicode-range:${range}}`,
    );
  }
  writeFileSync(join(out, 'fonts.css'), `${rules.join('\n')}\n`);
  writeFileSync(stampFile, stamp);
}
