/** Enumerations of the API, separate from the schemas so that a screen can use one without loading all schemas. */

/** Value of `engine` for readings that no model wrote. */
export const LEXICON_ENGINE = 'lexicon';

export const questionCategories = ['일반', '기타'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const questionFilters = ['all', 'waiting', 'answered'] as const;
export type QuestionFilter = (typeof questionFilters)[number];

export const postSorts = ['new', 'popular'] as const;
export type PostSort = (typeof postSorts)[number];

/** Sections of a reading that are streamed while they are generated. */
export const streamSections = ['summary', 'traditional', 'psychological'] as const;
export type StreamSection = (typeof streamSections)[number];

export const verdicts = ['길', '흉', '중립', '엇갈림'] as const;
export type Verdict = (typeof verdicts)[number];

export const symbolKinds = [
  'animal',
  'body',
  'ritual',
  'person',
  'action',
  'nature',
  'food',
  'place',
  'object',
  'form',
] as const;
export type SymbolKind = (typeof symbolKinds)[number];

export const storyGroups = [
  'animals',
  'taemong',
  'dead',
  'family',
  'love',
  'people',
  'body',
  'excretion',
  'chase',
  'death',
  'school-work',
  'house',
  'nature',
  'money',
  'food',
  'travel',
  'ritual',
  'spirit',
  'things',
  'digital',
  'odd',
] as const;
export type StoryGroup = (typeof storyGroups)[number];
