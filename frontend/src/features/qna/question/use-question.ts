import { useEffect, useRef, useState } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useCountingRead } from '@/lib/hooks/use-counting-read';
import { pageData } from '@/lib/page-data';
import { answerKept, isKeptId, openKept } from '../kept-questions';
import { useReadQuestionQuery } from '../qna-api';
import type { ShownQuestion } from '../question-types';

interface OpenedQuestion {
  question: ShownQuestion | null | undefined;
  missing: boolean;
  failed: boolean;
  retry: () => void;
  /** Answers a question that is stored only in this browser. */
  answerHere: (answer: string | null) => void;
}

/** Opens a question stored in this browser once, which counts the view. */
function useKeptQuestion(id: string) {
  const [kept, setKept] = useState<ShownQuestion | null>();
  const opened = useRef('');
  useEffect(() => {
    if (!isKeptId(id) || opened.current === id) return;
    opened.current = id;
    setKept(openKept(id));
  }, [id]);
  return [kept, setKept] as const;
}

export function useQuestion(id: string): OpenedQuestion {
  const [kept, setKept] = useKeptQuestion(id);
  const { currentData, error, refetch } = useReadQuestionQuery(id, { skip: isKeptId(id) });
  useCountingRead(pageData()?.question?.id === id, () => void refetch());
  const failure = error && asApiError(error);
  const missing = isKeptId(id) ? kept === null : isStatus(failure, 404);
  return {
    question: isKeptId(id) ? kept : currentData && { ...currentData, source: 'server' },
    missing,
    failed: Boolean(failure) && !missing,
    retry: () => void refetch(),
    answerHere: (answer) => setKept(answerKept(id, answer)),
  };
}
