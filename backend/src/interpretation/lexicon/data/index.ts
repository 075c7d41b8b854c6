import type { SymbolEntry } from '../symbol-entry.js';
import { animals } from './animals.js';
import { body } from './body.js';
import { actions } from './actions.js';
import { nature } from './nature.js';

export const symbolData: readonly SymbolEntry[] = [...animals, ...body, ...actions, ...nature];
