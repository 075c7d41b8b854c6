/** Classes of beings that act: people, animals and spirits. */
const ANIMATE = new Set([
  'self',
  'kin',
  'child',
  'baby',
  'partner',
  'ex',
  'crush',
  'friend',
  'coworker',
  'teacher',
  'celebrity',
  'stranger',
  'group',
  'ghost',
  'reaper',
  'spirit',
  'monster',
  'police',
  'thief',
  'doctor',
  'pet',
  'snake',
  'fish',
  'bird',
  'insect',
  'beast',
  'livestock',
  'animal',
]);

export const isAnimate = ({ classes }: { classes: readonly string[] }): boolean =>
  classes.some((name) => ANIMATE.has(name));
