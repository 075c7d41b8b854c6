interface Classed {
  classes: readonly string[];
}

const PEOPLE = new Set(
  'self kin child baby partner ex crush friend named coworker teacher celebrity stranger group police thief doctor'.split(
    ' ',
  ),
);
const ANIMALS = new Set('snake fish bird insect beast livestock animal'.split(' '));
const OTHER_BEINGS = new Set('pet ghost reaper spirit monster'.split(' '));

/** Classes of animals, and of pets. */
export const ANIMAL_CLASSES: readonly string[] = [...ANIMALS, 'pet'];

export const isPerson = ({ classes }: Classed): boolean => classes.some((name) => PEOPLE.has(name));

/** Pets are no animals here: they act like members of the family. */
export const isAnimal = ({ classes }: Classed): boolean => classes.some((name) => ANIMALS.has(name));

/** Tests whether it can act: people, animals and spirits. */
export const isAnimate = (one: Classed): boolean =>
  isPerson(one) || isAnimal(one) || one.classes.some((name) => OTHER_BEINGS.has(name));
