import type { SymbolEntry } from '../symbol-entry.js';
import { animals } from './animals.js';

export const symbolData: readonly SymbolEntry[] = [...animals];
