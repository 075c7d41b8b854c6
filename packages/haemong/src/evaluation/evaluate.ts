import type { Haemong } from '../haemong.js';
import type { Reading } from '../reading/reading.js';
import type { AnnotatedDream, AskedOfDream, FittingStories, MinimalPair } from './data.js';
import { readClauses } from '../understanding/clause-words.js';
import { QuestionFinder } from '../understanding/question-finder.js';
import { echoOf, isBroken, mostOftenPhrase, newInformation, textOf } from './prose.js';

/** Figures computed without human judgment. Shares range from 0 to 1. */
export interface Figures {
  dreams: number;
  /** Dreams read with a fitting story, with a wrong one, with none although one fits, with none if none fits. */
  stories: { fitting: number; wrong: number; missed: number; none: number };
  /** Share of readings with a verdict that the annotation does not allow. */
  verdictAgainst: number;
  /** Checkable contradictions per dream: the opposite verdict, or a symbol quote that is not in the text. */
  contradictions: number;
  /** Share of good-or-bad questions that the first two sentences answer. */
  questionAnswered: number;
  /** Share of questions that are found and taken for what their author marked. */
  questionsKnown: number;
  /** Share of common dreams, told only by their names, that a story or the dictionary answers. */
  namesAnswered: number;
  newInformation: number;
  mostOftenPhrase: number;
  echo: number;
  broken: number;
  /** Chance of matching a reading to its dream among four candidates; identical readings are a guess. */
  maskedSwap: number;
  minimalPairs: number;
  /** CPU time in milliseconds. */
  time: { ordinary: number; worst: number };
}

export interface EvaluationData {
  dreams: readonly AnnotatedDream[];
  fitting: readonly FittingStories[];
  pairs: readonly MinimalPair[];
  questions: readonly AskedOfDream[];
  /** Common dreams as people search for them: 이빨 빠지는 꿈. */
  names: readonly string[];
}

export function evaluate(haemong: Haemong, data: EvaluationData): Figures {
  const { dreams, fitting, pairs, questions, names } = data;
  const read = dreams.map((dream) => ({ dream, reading: haemong.read(dream.text) }));
  const texts = read.map(({ dream, reading }) => ({ dream: dream.text, text: textOf(reading) }));
  const share = (count: number) => round(count / dreams.length);
  return {
    dreams: dreams.length,
    stories: storyFigures(
      read.map(({ reading }) => reading),
      fitting,
    ),
    verdictAgainst: share(
      read.filter(({ dream, reading }) => !dream.verdicts.includes(reading.traditional.verdict)).length,
    ),
    contradictions: share(
      read.reduce((sum, { dream, reading }) => sum + contradictionsOf(dream, reading), 0),
    ),
    questionAnswered: questionFigure(read),
    questionsKnown: knownQuestions(haemong, questions),
    namesAnswered: round(names.filter((name) => isAnswered(haemong.read(name))).length / names.length),
    newInformation: round(newInformation(texts)),
    mostOftenPhrase: Math.max(...texts.map(({ text }) => mostOftenPhrase(text))),
    echo: round(Math.max(...texts.map(({ text, dream }) => echoOf(text, dream)))),
    broken: texts.filter(({ text }) => isBroken(text)).length,
    maskedSwap: round(maskedSwap(texts.map(({ text }) => text))),
    minimalPairs: round(
      pairs.filter(({ a, b }) => differ(haemong.read(a), haemong.read(b))).length / pairs.length,
    ),
    time: timeOf(haemong, dreams),
  };
}

function storyFigures(readings: readonly Reading[], fitting: readonly FittingStories[]): Figures['stories'] {
  const figures = { fitting: 0, wrong: 0, missed: 0, none: 0 };
  readings.forEach(({ story }, index) => {
    const fits = fitting[index]?.fits ?? [];
    if (story) figures[fits.includes(story.slug) ? 'fitting' : 'wrong'] += 1;
    else figures[fits.length > 0 ? 'missed' : 'none'] += 1;
  });
  return figures;
}

function contradictionsOf({ text, verdicts }: AnnotatedDream, { traditional, symbols }: Reading): number {
  const opposite = { 길: '흉', 흉: '길' } as const;
  const { verdict } = traditional;
  const isOpposite =
    (verdict === '길' || verdict === '흉') && verdicts.length === 1 && verdicts[0] === opposite[verdict];
  return Number(isOpposite) + symbols.filter(({ quote }) => !text.includes(quote)).length;
}

const isAnswered = ({ story, symbols }: Reading): boolean => story !== null || symbols.length > 0;

function knownQuestions({ knowledge }: Haemong, questions: EvaluationData['questions']): number {
  const finder = new QuestionFinder(knowledge.questions, knowledge.questionClauses);
  const isKnown = ({ kind, question }: AskedOfDream) => {
    const text = `${DREAM} ${question}`;
    return finder.find(text, readClauses(text)).some((asked) => asked.kind === kind);
  };
  return round(questions.filter(isKnown).length / questions.length);
}

/** The dream before each question. */
const DREAM = '어젯밤 꿈에 큰 나무가 있었어요.';

const ASKS_GOOD_OR_BAD = /흉몽|길몽|개꿈|좋은|나쁜|안좋은|불길/u;
const ANSWERS =
  /좋은|좋게|좋아요|반가운|반기|반겼|반겨|반길|나쁜|나쁘|흉|길하|길한|조심|걱정|꺼렸|소식|아니/u;

function questionFigure(read: readonly { dream: AnnotatedDream; reading: Reading }[]): number {
  const withQuestion = read.filter(({ dream }) => ASKS_GOOD_OR_BAD.test(dream.parts.question ?? ''));
  const answered = withQuestion.filter(({ reading }) =>
    ANSWERS.test(
      reading.summary
        .split(/(?<=[.?!])\s/u)
        .slice(0, 2)
        .join(' '),
    ),
  );
  return round(answered.length / Math.max(1, withQuestion.length));
}

const CANDIDATES = 4;

function maskedSwap(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const chances = texts.map((text) => 1 / Math.min(CANDIDATES, counts.get(text) ?? 1));
  return chances.reduce((sum, chance) => sum + chance, 0) / texts.length;
}

/** Compares the summary, verdict and headline. */
const differ = (a: Reading, b: Reading): boolean =>
  a.summary !== b.summary || a.traditional.verdict !== b.traditional.verdict || a.headline !== b.headline;

const LONGEST = 2000;

function timeOf(haemong: Haemong, dreams: readonly AnnotatedDream[]): Figures['time'] {
  const ordinary = cpuTime(() => dreams.forEach(({ text }) => haemong.read(text))) / dreams.length;
  const page = dreams
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LONGEST);
  const noise = '뱀이물고안놔줌'.repeat(LONGEST / 7);
  const worst = Math.max(
    cpuTime(() => haemong.read(page)),
    cpuTime(() => haemong.read(noise)),
  );
  return { ordinary: round(ordinary), worst: round(worst) };
}

function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
