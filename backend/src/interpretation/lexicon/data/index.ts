import type { SymbolEntry } from '../symbol-entry.js';
import { animals } from './animals.js';
import { body } from './body.js';
import { rituals } from './rituals.js';
import { persons } from './persons.js';
import { actions } from './actions.js';
import { nature } from './nature.js';
import { foods } from './foods.js';
import { places } from './places.js';
import { objects } from './objects.js';
import { forms } from './forms.js';

export const symbolData: readonly SymbolEntry[] = [
  ...animals,
  ...body,
  ...rituals,
  ...persons,
  ...actions,
  ...nature,
  ...foods,
  ...places,
  ...objects,
  ...forms,
];
