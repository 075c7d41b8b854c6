import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { detailWordsSchema } from '../schema/detail.js';
import {
  facts,
  factWordsSchema,
  otherFacts,
  wakingMoods,
  type FactName,
  type WakingFact,
} from '../schema/fact.js';
import { fallbackSchema } from '../schema/fallback.js';
import { pointWordsSchema, quotingSchema, thingTraditionSchema } from '../schema/point-words.js';
import {
  markedDreamSchema,
  markedFactsSchema,
  type MarkedDream,
  type MarkedFacts,
} from '../schema/marked-dream.js';
import { tellingSchema, type Telling } from '../schema/telling.js';
import { symbolSchema, type SymbolEntry } from '../schema/symbol.js';
import { checkStory } from '../schema/story-problems.js';
import type { Story } from '../schema/story.js';
import {
  fromJsonLines,
  type AnnotatedDream,
  type AskedOfDream,
  type FittingStories,
  type MinimalPair,
} from '../evaluation/data.js';
import type { EvaluationData } from '../evaluation/evaluate.js';
import type { Words } from '../knowledge/knowledge.js';
import { namedWordsSchema } from '../schema/named.js';
import { personsSchema } from '../schema/persons.js';
import { otherDreamerSchema } from '../schema/other-dreamer.js';
import { outcomeSchema } from '../schema/outcome.js';
import type { TonesOfMoods } from '../knowledge/point-data.js';

const DATA = new URL('../../data/', import.meta.url);
const read = (name: string): unknown => load(fs.readFileSync(new URL(name, DATA), 'utf8'));

export function readWords(): Words {
  return {
    classes: read('classes.yaml'),
    commonNouns: (read('common-nouns.yaml') as string[][]).flat(),
    uninflected: (read('uninflected.yaml') as string[][]).flat(),
    commonVerbs: (read('common-verbs.yaml') as string[][]).flat(),
    ambiguous: read('ambiguous.yaml'),
    passives: read('passives.yaml'),
    feelings: read('feelings.yaml'),
    feelingSentences: read('said-of-feelings.yaml'),
    dead: read('dead.yaml'),
    facts: Object.fromEntries(
      [...facts, ...wakingMoods].map((fact) => [fact, withoutExamples(readFact(fact))]),
    ),
    details: Object.fromEntries(readDetails().map(([kind, words]) => [kind, withoutExamples(words)])),
    questions: read('questions.yaml'),
    noDream: read('no-dream.yaml'),
    fallbacks: z.array(fallbackSchema).parse(read('fallbacks.yaml')),
    pointWords: filesIn('points/words/').map((file) =>
      pointWordsSchema.parse(load(fs.readFileSync(file, 'utf8'))),
    ),
    traditions: z.array(thingTraditionSchema).parse(read('points/traditions.yaml')),
    named: namedWordsSchema.parse(read('named.yaml')),
    persons: personsSchema.parse(read('persons.yaml')),
    dreamtByOther: otherDreamerSchema.parse(read('dreamt-by-other.yaml')),
    quoting: quotingSchema.parse(read('points/quoting.yaml')),
    symbols: readSymbols(),
    verifier: read('verifier.yaml'),
    outcomes: Object.values(z.record(z.string(), outcomeSchema).parse(read('outcomes.yaml'))),
  } as Words;
}

const readFact = (fact: FactName) => factWordsSchema.parse(read(`facts/${fact}.yaml`));

const readDetails = () =>
  filesIn('details/').map(
    (file) =>
      [path.basename(file, '.yaml'), detailWordsSchema.parse(load(fs.readFileSync(file, 'utf8')))] as const,
  );

const withoutExamples = <Entry extends { examples: unknown }>({ examples: _examples, ...words }: Entry) =>
  words;

/** Returns clauses that tell each waking fact. */
export function readFactExamples(): Record<WakingFact, string[]> {
  const ofFacts = [...facts, ...wakingMoods].map((fact) => [fact, readFact(fact).examples] as const);
  const others = otherFacts.map(
    (fact) => [fact, z.array(z.string()).parse(read(`facts/${fact}.yaml`))] as const,
  );
  return Object.fromEntries([...ofFacts, ...others]) as Record<WakingFact, string[]>;
}

/** Returns clauses that tell each kind of detail. */
export const readDetailExamples = (): Record<string, string[]> =>
  Object.fromEntries(readDetails().map(([kind, { examples }]) => [kind, examples]));

/** Returns clauses that ask each kind of question. */
export const readQuestionExamples = (): Record<string, string[]> =>
  Object.fromEntries(
    filesIn('question-examples/').map((file) => [
      path.basename(file, '.yaml'),
      z.array(z.string().min(2)).parse(load(fs.readFileSync(file, 'utf8'))),
    ]),
  );

function readSymbols(): SymbolEntry[] {
  return filesIn('symbols/').map((file) => symbolSchema.parse(load(fs.readFileSync(file, 'utf8'))));
}

export const storyFiles = (): string[] => filesIn('stories/');

/** Returns dreams with their point and stories marked by annotators, and the tone for each mood. */
export function readMarkedDreams(): { marked: MarkedDream[]; tones: TonesOfMoods } {
  const marked = linesIn('dreams/').map((row) => markedDreamSchema.parse(row));
  return { marked, tones: read('dreams/moods.yaml') as TonesOfMoods };
}

/** Returns all texts in which the waking facts are marked: marked dreams, and texts as people post them. */
export const readMarkedFacts = (): MarkedFacts[] => [
  ...readMarkedDreams().marked,
  ...linesIn('marked-facts/').map((row) => markedFactsSchema.parse(row)),
];

export const readTellings = (): Telling[] => linesIn('tellings/').map((row) => tellingSchema.parse(row));

/** Returns all dreams that are marked with a variant: those written to tell one, tellings and marked dreams. */
export function readVariantTellings(): Telling[] {
  const written = linesIn('variants/').map((row) => tellingSchema.parse(row));
  const marked = readMarkedDreams().marked.flatMap(({ text, stories }) =>
    stories.map(({ story, variant }) => ({ text, story, variant })),
  );
  return [...written, ...readTellings(), ...marked].filter(({ variant }) => variant !== undefined);
}

const linesIn = (folder: string): unknown[] =>
  filesIn(folder, '.jsonl').flatMap((file) => fromJsonLines(fs.readFileSync(file, 'utf8')));

function filesIn(name: string, ending = '.yaml'): string[] {
  const folder = new URL(name, DATA);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => new URL(file, folder).pathname);
}

/** Returns the valid stories, and the first error of each invalid one. */
export function readStories(): { stories: Story[]; errors: string[] } {
  const stories: Story[] = [];
  const errors: string[] = [];
  for (const file of storyFiles()) {
    const check = readStory(file);
    if (check.story && check.errors.length === 0) stories.push(check.story);
    else errors.push(`${file.replace(/^.*\//, '')}: ${check.errors[0] ?? 'no story'}`);
  }
  return { stories, errors };
}

export function readStory(file: string): ReturnType<typeof checkStory> {
  try {
    return checkStory(file, load(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    return { errors: [String(error)], warnings: [] };
  }
}

const rowsOf = <Row>(name: string): Row[] =>
  fromJsonLines<Row>(fs.readFileSync(new URL(`evaluation/${name}.jsonl`, DATA), 'utf8'));

/** Returns the development set. The held-out set is for the final measurement only. */
export const readEvaluationData = (): EvaluationData => ({
  dreams: rowsOf<AnnotatedDream>('annotated'),
  fitting: rowsOf<FittingStories>('fitting-stories'),
  pairs: rowsOf<MinimalPair>('minimal-pairs'),
  questions: rowsOf<AskedOfDream>('questions'),
  names: rowsOf<string>('names'),
});
