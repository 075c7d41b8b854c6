import { loginTime } from './accounts.mjs';
import { bareShape } from './bare-shape.mjs';
import { B4, B5, B6, B7, symbols } from './board.mjs';
import { growth } from './growth.mjs';
import { B1, B2, B3 } from './interpretation.mjs';
import { B10, firstReading } from './page.mjs';
import { coldStart, memory } from './process.mjs';
import { B9 } from './redelivery.mjs';
import { scale } from './scale.mjs';
import { B8 } from './together.mjs';
import { waiting } from './waiting.mjs';

/** All measures by name; each returns rows of the table. */
export const measures = {
  B1,
  B2,
  B3,
  bareShape,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  B10,
  firstReading,
  memory,
  coldStart,
  loginTime,
  symbols,
  scale,
  waiting,
  growth,
};
