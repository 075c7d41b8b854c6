import { type Question, type QuestionFilter, questionFilters } from '@kkumpuri/contract';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { listKept } from '../kept-questions';
import { useListQuestionsInfiniteQuery } from '../qna-api';
import type { ShownQuestion } from '../question-types';

const FRESH_S = 60;

const passes: Record<QuestionFilter, (question: ShownQuestion) => boolean> = {
  all: () => true,
  waiting: ({ answered }) => !answered,
  answered: ({ answered }) => answered,
};

const toFilter = (text: string): QuestionFilter => questionFilters.find((known) => known === text) ?? 'all';

function matches({ title, category }: ShownQuestion, q: string): boolean {
  const query = q.normalize('NFC').toLowerCase();
  return [title, category].some((text) => text.normalize('NFC').toLowerCase().includes(query));
}

const fromServer = (question: Question): ShownQuestion => ({ ...question, source: 'server' });
const byNewest = (one: ShownQuestion, other: ShownQuestion) => other.created_at.localeCompare(one.created_at);

/**
 * Questions of the server together with those stored in this browser. The samples are added only if the server has no
 * questions or is unreachable.
 */
export function useQuestions() {
  const [read, write] = useUrlQuery();
  const q = read('q');
  const filter = toFilter(read('filter'));
  const list = useListQuestionsInfiniteQuery(
    { q, filter },
    { refetchOnFocus: true, refetchOnMountOrArgChange: FRESH_S },
  );
  const pages = (list.isError ? list.currentData : list.data)?.pages;
  const known = pages?.[0]?.counts ?? { all: 0, waiting: 0, answered: 0 };
  const isHydrated = useHydrated();
  const samples = known.all === 0 && (list.isError || pages !== undefined);
  const kept = listKept({ samples, isHydrated });
  const served = pages?.flatMap(({ questions }) => questions.map(fromServer)) ?? [];
  const shownKept = kept.filter((question) => passes[filter](question) && matches(question, q));
  return {
    q,
    filter,
    search: (text: string) => write({ q: text }),
    choose: (chosen: QuestionFilter) => write({ filter: chosen === 'all' ? '' : chosen }),
    counts: {
      all: known.all + kept.length,
      waiting: known.waiting + kept.filter(passes.waiting).length,
      answered: known.answered + kept.filter(passes.answered).length,
    },
    questions: [...served, ...shownKept].sort(byNewest),
    ready: pages !== undefined || list.isError,
    list,
  };
}

export type Questions = ReturnType<typeof useQuestions>;
