import { readFileSync } from 'node:fs';
import { BITS } from './pieces.js';
import type { Judge, Weights } from './lean.js';

/** Each weight is a signed byte times `scale`. */
export interface StoredWeights {
  bias: number;
  scale: number;
  /** Base64. */
  weights: string;
}

/** What training writes to model.json. */
export interface StoredModel {
  bits: number;
  distress: StoredWeights;
  intent: StoredWeights;
}

const FILE = new URL('../../model.json', import.meta.url);

function decode({ bias, scale, weights }: StoredWeights): Weights {
  return { bias, scale, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}

export function decodeModel({ bits, distress, intent }: StoredModel): Judge {
  if (bits !== BITS) throw new Error(`model.json has 2 ** ${bits} weights, the code expects 2 ** ${BITS}`);
  return { distress: decode(distress), intent: decode(intent) };
}

export function loadModel(): Judge {
  return decodeModel(JSON.parse(readFileSync(FILE, 'utf8')) as StoredModel);
}
