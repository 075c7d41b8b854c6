import fs from 'node:fs';
import type { Classifiers, Knowledge } from './knowledge.js';

const fileOf = (name: string) => new URL(`../../dist/${name}`, import.meta.url);
const KNOWLEDGE = fileOf('knowledge.json');
/** The classifiers, with a reference in place of each array of numbers. */
const CLASSIFIERS = fileOf('classifiers.json');
/** The arrays, one after the other, in the byte order of the machine: they are used as they are, without parsing. */
const NUMBERS = fileOf('classifiers.bin');

const ARRAYS = { Int16Array, Uint16Array, Uint32Array };
/** An array must start at a multiple of its element size. */
const ALIGNMENT = 4;

interface Reference {
  array: keyof typeof ARRAYS;
  /** In bytes. */
  start: number;
  length: number;
}

/** Loads the output of `npm run compile -w @kkumpuri/haemong`. */
export function loadKnowledge(): Knowledge {
  const { buffer, byteOffset } = fs.readFileSync(NUMBERS);
  const toArray = (_key: string, value: unknown) =>
    isReference(value) ? new ARRAYS[value.array](buffer, byteOffset + value.start, value.length) : value;
  return {
    ...(JSON.parse(fs.readFileSync(KNOWLEDGE, 'utf8')) as Omit<Knowledge, keyof Classifiers>),
    ...(JSON.parse(fs.readFileSync(CLASSIFIERS, 'utf8'), toArray) as Classifiers),
  };
}

export function saveKnowledge(knowledge: Knowledge): void {
  const { ranker, factClauses, questionClauses, detailClauses, spacing, points, ...rest } = knowledge;
  const classifiers: Classifiers = { ranker, factClauses, questionClauses, detailClauses, spacing, points };
  const pieces: Uint8Array[] = [];
  let start = 0;
  const toReference = (_key: string, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const reference = { array: value.constructor.name, start, length: (value as Uint16Array).length };
    const padding = new Uint8Array(-value.byteLength & (ALIGNMENT - 1));
    pieces.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), padding);
    start += value.byteLength + padding.length;
    return reference;
  };
  fs.writeFileSync(CLASSIFIERS, JSON.stringify(classifiers, toReference));
  fs.writeFileSync(NUMBERS, Buffer.concat(pieces));
  fs.writeFileSync(KNOWLEDGE, JSON.stringify(rest));
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'array' in value;
