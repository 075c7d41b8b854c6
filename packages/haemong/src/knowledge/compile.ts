import type { Story } from '../schema/story.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, Words } from './knowledge.js';
import type { WrittenClauses } from './clause-data.js';
import { factData } from './fact-data.js';
import { pointData, type TonesOfMoods } from './point-data.js';
import { questionData } from './question-data.js';
import { spacingData } from './spacing-data.js';
import { storyData, type StoryExamples } from './story-data.js';

export interface Examples extends StoryExamples {
  tones: TonesOfMoods;
  /** Clauses by the waking fact that they tell. */
  factClauses: WrittenClauses;
  /** Clauses by the question that they ask. */
  questionClauses: WrittenClauses;
}

/** Compiles the handwritten data and trains on its examples. The classifier of details is trained separately. */
export function compileKnowledge(
  words: Words,
  { stories, marked, tellings, tones, factClauses, questionClauses }: Examples,
): Omit<Knowledge, 'detailClauses'> {
  const known = stories.map(withoutExamples);
  const trainedFacts = factData(factClauses, marked);
  const trainedQuestions = questionData(questionClauses, words.questions, marked);
  const readerKnowledge = {
    ...words,
    stories: known,
    factClauses: trainedFacts,
    questionClauses: trainedQuestions,
    spacing: spacingData(marked.map(({ text }) => text)),
  };
  const reader = new Reader(readerKnowledge);
  return {
    ...readerKnowledge,
    ranker: storyData(reader, { stories, marked, tellings }),
    points: pointData(reader, marked, tones),
    commonKeys: commonKeysOf(known),
  };
}

export const withoutExamples = ({
  examples: _examples,
  clauses: _clauses,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
