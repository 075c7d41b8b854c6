import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** A regular expression that stands in the source. */
interface Expression {
  place: string;
  pattern: RegExp;
}

/** Every literal expression of the sources that people's or a model's text can reach. */
export function expressionsInSources(): Expression[] {
  return sourceFolders().flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:spec|fixture|d)\.ts$|migrations|evaluation/.test(name))
      .flatMap((name) => expressionsIn(join(folder, name))),
  );
}

function sourceFolders(): string[] {
  const packages = join(ROOT, 'packages');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  const folders = ['backend/src', ...names.map((name) => `packages/${name}/src`)];
  return folders.map((folder) => join(ROOT, folder)).filter((folder) => existsSync(folder));
}

function expressionsIn(file: string): Expression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${relative(ROOT, file)}:${line + 1}`, pattern: patternOf(node.text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replace(/[gy]/g, ''));
}

/** What is between the operators of a pattern: pieces of text that it looks for. */
function piecesOf({ source }: RegExp): string[] {
  const pieces = source.match(/[가-힣]{1,6}|[a-z]{2,8}|[@.,!?<>[\]()"'`#*&-]/g) ?? [];
  return [...new Set(pieces)].slice(0, 12);
}

/** Runs of one character, of each piece of the pattern, and of pairs of them: what makes an expression start over and over. */
export function hostileTexts(pattern: RegExp, length: number): string[] {
  const pieces = [...new Set([' ', '가', 'a', '1', '.', '가 ', 'a@', 'a-', '\n', ...piecesOf(pattern)])];
  const pairs = piecesOf(pattern).flatMap((piece) => [`${piece}가`, `${piece} `, `${piece}1`]);
  return [...pieces, ...pairs].map(
    (piece) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0001`,
  );
}
