import { B4, B5, B6, B7 } from './board.mjs';
import { B1, B2, B3 } from './interpretation.mjs';

/** Every measure by its name; each gives the rows of the table. */
export const measures = { B1, B2, B3, B4, B5, B6, B7 };
