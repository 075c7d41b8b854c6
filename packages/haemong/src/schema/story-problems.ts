import { PARTICLE_PAIRS } from '@kkumpuri/korean';
import { storySchema, type Story } from './story.js';
import { styleProblems } from './style.js';

const SLOT = /\{([^}:]*)(:[^}]*)?\}/gu;
const PARTICLES: ReadonlySet<string> = new Set(PARTICLE_PAIRS);
const FEWEST_EXAMPLES = 24;
const FEWEST_NEAR_MISSES = 6;

/** The story, if the schema accepts it, and its problems. */
export interface StoryCheck {
  story?: Story;
  errors: string[];
  warnings: string[];
}

export function checkStory(file: string, value: unknown): StoryCheck {
  const parsed = storySchema.safeParse(value);
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      warnings: [],
    };
  }
  const story = parsed.data;
  const errors = [...nameErrors(file, story), ...variantErrors(story)];
  for (const [where, text] of textsOf(story)) {
    errors.push(
      ...styleProblems(text).map((problem) => `${where}: ${problem}`),
      ...slotErrors(where, text, story),
    );
  }
  return { story, errors, warnings: countWarnings(story) };
}

function nameErrors(file: string, story: Story): string[] {
  const expected = file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');
  return expected === story.slug ? [] : [`slug ${story.slug} does not match the file name ${expected}`];
}

function variantErrors(story: Story): string[] {
  const names = new Set(['base', ...story.variants.map(({ name }) => name)]);
  const used = [
    ...Object.keys(story.examples).map((name) => ({ where: 'examples', name })),
    ...story.additions.flatMap(({ unless }) => unless).map((name) => ({ where: 'additions.unless', name })),
  ];
  return used
    .filter(({ name }) => !names.has(name))
    .map(({ where, name }) => `${where}.${name}: no variant has this name`);
}

function countWarnings(story: Story): string[] {
  const warnings: string[] = [];
  const examples = Object.values(story.examples).flat();
  if (examples.length < FEWEST_EXAMPLES)
    warnings.push(`${examples.length} examples; write at least ${FEWEST_EXAMPLES}`);
  if (new Set(examples).size < examples.length) warnings.push('an example occurs twice');
  if (story.nearMisses.length < FEWEST_NEAR_MISSES)
    warnings.push(`${story.nearMisses.length} near misses; write at least ${FEWEST_NEAR_MISSES}`);
  for (const { name } of story.variants) {
    if ((story.examples[name]?.length ?? 0) < 3) warnings.push(`variant ${name} has fewer than 3 examples`);
  }
  return warnings;
}

/** Returns all texts that users read, each with its path in the story. */
export function textsOf(story: Story): [string, string][] {
  const texts: [string, string | null | undefined][] = [
    ...readingTextsOf('', story),
    ['disagreement', story.disagreement],
    ...Object.entries(story.facts).flatMap(([fact, { says, question }]): [string, string | undefined][] => [
      [`facts.${fact}`, says],
      [`facts.${fact}.question`, question],
    ]),
    ...Object.entries(story.answers).flatMap(([kind, answers]) =>
      Object.values(answers).map((answer): [string, string] => [`answers.${kind}`, answer]),
    ),
    ...story.variants.flatMap((variant) => readingTextsOf(`variants.${variant.name}.`, variant)),
    ...story.variants.map(({ name, disagreement }): [string, string | null | undefined] => [
      `variants.${name}.disagreement`,
      disagreement,
    ]),
    ...story.additions.map(({ says }, at): [string, string] => [`additions[${at}]`, says]),
  ];
  return texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function readingTextsOf(
  prefix: string,
  texts: {
    answer: string;
    traditional?: string;
    psychological?: string;
    question?: string;
    action?: string | null;
  },
): [string, string | null | undefined][] {
  const { answer, traditional, psychological, question, action } = texts;
  return Object.entries({ answer, traditional, psychological, question, action }).map(([key, text]) => [
    prefix + key,
    text,
  ]);
}

function slotErrors(where: string, text: string, story: Story): string[] {
  return [...text.matchAll(SLOT)].flatMap(([whole, name = '', particle]) => {
    if (!story.slots[name]) return [`${where}: ${whole} is not a slot of this story`];
    if (particle && !PARTICLES.has(particle.slice(1)))
      return [`${where}: ${whole} has an unknown pair of particles`];
    return [];
  });
}
