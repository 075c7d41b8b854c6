import fs from 'node:fs';
import path from 'node:path';
import { withoutExamples } from '../knowledge/known-story.js';
import { loadKnowledge } from '../knowledge/files.js';
import { trainClassifier } from '../learning/train-classifier.js';
import type { Story } from '../schema/story.js';
import { StoryChooser } from '../stories/story-chooser.js';
import { tryStory, tryVariants } from '../stories/try-story.js';
import { Reader } from '../understanding/understanding.js';
import { readStories, readStory, readVariantTellings, readWords, storyFiles } from './read-data.js';

/**
 * `npm run check -w @kkumpuri/haemong [-- slug …]`: reports errors in these stories, or in all stories. For named stories it also
 * lists the dreams that are read with the wrong variant.
 */
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const files = names.length > 0 ? names.map(fileOf) : storyFiles();
const { stories } = readStories();
const { factClauses, questionClauses, spacing } = loadKnowledge();
const knowledge = {
  ...readWords(),
  stories: stories.map(withoutExamples),
  factClauses,
  questionClauses,
  spacing,
  ranker: trainClassifier([], { minExamples: 1, rounds: 0, l2Penalty: 0, minWeight: 0 }),
};
const reader = new Reader(knowledge);
const chooser = new StoryChooser(knowledge);

const tellings = readVariantTellings();

let failed = 0;
let right = 0;
let tried = 0;
for (const file of files) {
  const { story, errors, warnings } = readStory(file);
  if (errors.length > 0) failed += 1;
  const notes = story && errors.length === 0 ? exampleNotes(story) : [];
  report(path.basename(file, '.yaml'), errors, [...warnings, ...notes]);
}
print(
  `${files.length} stories, ${failed} with errors; ${right} of ${tried} marked dreams get the right variant`,
);
process.exitCode = failed > 0 ? 1 : 0;

function exampleNotes(story: Story): string[] {
  const known = knowledge.stories.find(({ slug }) => slug === story.slug);
  if (!known) return [];
  const marked = tellings.filter((telling) => telling.story === story.slug);
  const variants = tryVariants(known, marked, reader, chooser);
  right += variants.right;
  tried += marked.length;
  return [...tryStory(story, known, reader, chooser), ...(names.length > 0 ? variants.misread : [])];
}

function fileOf(name: string): string {
  if (fs.existsSync(name)) return name;
  return new URL(`../../data/stories/${name.replace(/\.ya?ml$/, '')}.yaml`, import.meta.url).pathname;
}

function report(name: string, errors: readonly string[], notes: readonly string[]): void {
  for (const error of errors) print(`${name}: ERROR ${error}`);
  for (const note of notes) print(`${name}: note  ${note}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
