import { readFileSync } from 'node:fs';
import { BITS } from './pieces.js';
import type { Weights } from './lean.js';

/** What training writes to model.json. Each weight is a signed byte times `scale`. */
export interface StoredModel {
  bits: number;
  bias: number;
  scale: number;
  /** Base64. */
  weights: string;
}

const FILE = new URL('../../model.json', import.meta.url);

export function decodeModel({ bits, bias, scale, weights }: StoredModel): Weights {
  if (bits !== BITS) throw new Error(`model.json has 2 ** ${bits} weights, the code expects 2 ** ${BITS}`);
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  return { bias, weights: Float32Array.from(bytes, (byte) => byte * scale) };
}

export function loadModel(): Weights {
  return decodeModel(JSON.parse(readFileSync(FILE, 'utf8')) as StoredModel);
}
