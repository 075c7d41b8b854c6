import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../system/paths.mjs';

/** @typedef {{ place: string; source: string; flags: string }} Expression */

const NO_SOURCE = /\.(?:spec|fixture|d)\.ts$|migrations|evaluation/;

const sourceFolders = () => [
  inRoot('backend', 'src'),
  ...fs.readdirSync(inRoot('packages')).map((name) => inRoot('packages', name, 'src')),
];

const sourceFiles = () =>
  sourceFolders()
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !NO_SOURCE.test(name))
        .map((name) => path.join(folder, name)),
    );

/** @returns {Expression[]} */
function expressionsIn(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Expression[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const end = node.text.lastIndexOf('/');
      const flags = node.text.slice(end + 1).replace(/[gyd]/g, '');
      found.push({
        place: `${path.relative(inRoot(), file)}:${line + 1}`,
        source: node.text.slice(1, end),
        flags,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns every distinct regular expression literal in the sources of the backend and the packages. */
export function expressionsInSources() {
  const all = sourceFiles().flatMap(expressionsIn);
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];
}

/** Extracts the literal texts of a pattern. */
function piecesOf(source) {
  const pieces = source.match(/[가-힣]{1,6}|[a-z]{2,8}|[@.,!?<>[\]()"'`#*&-]/g) ?? [];
  return [...new Set(pieces)].slice(0, 12);
}

/** Single characters, literal texts of the pattern, and pairs: repeated, they make an expression restart its match often. */
export function repeatedPieces(source) {
  const pieces = [...new Set([' ', '가', 'a', '1', '.', '가 ', 'a@', 'a-', '\n', ...piecesOf(source)])];
  return [...pieces, ...piecesOf(source).flatMap((piece) => [`${piece}가`, `${piece} `, `${piece}1`])];
}

export const repeated = (piece) => (length) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0001`;

/** Builds the worst text found by recheck in the given length. */
export function attackOf({ pumps, suffix }, length) {
  const fixed = suffix.length + pumps.reduce((sum, { prefix }) => sum + prefix.length, 0);
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor((length - fixed) / pumped));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}
