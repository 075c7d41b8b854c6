import { type AskInput, questionCategories } from '@kkumpuri/contract';
import { readJson, readStored, writeJson } from '@/lib/storage';
import type { KeptQuestion, ShownQuestion } from './question-types';
import { sampleQuestions } from './list/sample-questions';

const KEY = 'qna_questions';
const LOCAL_PREFIX = 'local-';

export const isKeptId = (id: string): boolean => id.startsWith(LOCAL_PREFIX);

function isKept(value: unknown): value is KeptQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, content, author, date, category, views } = value as Partial<KeptQuestion>;
  const texts = [id, title, content, author, date];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof views === 'number' &&
    questionCategories.some((known) => known === category)
  );
}

function readAll(): KeptQuestion[] {
  if (readStored(KEY) === null) writeJson(KEY, sampleQuestions);
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : sampleQuestions;
}

function change(id: string, patch: (question: KeptQuestion) => Partial<KeptQuestion>): ShownQuestion | null {
  const changed = readAll().map((kept) => (kept.id === id ? { ...kept, ...patch(kept) } : kept));
  writeJson(KEY, changed);
  const found = changed.find((kept) => kept.id === id);
  return found ? toShown(found) : null;
}

const toShown = ({ date, answerDate, ...kept }: KeptQuestion): ShownQuestion => ({
  ...kept,
  created_at: date,
  answer_date: answerDate,
});

interface KeptChoice {
  samples: boolean;
  /** False on the server and during hydration, where only the samples are known. */
  isHydrated: boolean;
}

/** Lists this browser's questions, newest first, and the samples if there is nothing else to show. */
export function listKept({ samples, isHydrated }: KeptChoice): ShownQuestion[] {
  return (isHydrated ? readAll() : sampleQuestions)
    .filter(({ source }) => samples || source === 'local')
    .map(toShown)
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** Returns false if the browser cannot store the question. */
export function keepQuestion(input: AskInput): boolean {
  const kept: KeptQuestion = {
    ...input,
    id: `${LOCAL_PREFIX}${Date.now()}`,
    date: new Date().toISOString(),
    views: 0,
    answered: false,
    answer: null,
    answerDate: null,
    source: 'local',
  };
  return writeJson(KEY, [kept, ...readAll()]);
}

/** Opens a question stored in this browser and counts the view locally. */
export const openKept = (id: string) => change(id, ({ views }) => ({ views: views + 1 }));

/** Sets an answer, or deletes it if null. */
export const answerKept = (id: string, answer: string | null) =>
  change(id, () => ({
    answer,
    answered: answer !== null,
    answerDate: answer === null ? null : new Date().toISOString(),
  }));
