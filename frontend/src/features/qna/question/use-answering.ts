import { errorMessages } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { useAnswerMutation } from '../qna-api';
import type { ShownQuestion } from '../question-types';

interface AnsweringOptions {
  question: ShownQuestion;
  adminPassword: string;
  answerHere: (answer: string | null) => void;
}

function messageFor(error: unknown, fallback: string): string {
  const known = asApiError(error);
  return known.kind === 'http' && known.status < 500 && known.spoken ? known.message : fallback;
}

/** Saves or deletes the answer: on the server, or in this browser for a question stored here. */
export function useAnswering({ question, adminPassword, answerHere }: AnsweringOptions) {
  const [send, { isLoading: busy }] = useAnswerMutation();
  const [message, setMessage] = useState('');
  const put = async (answer: string | null): Promise<boolean> => {
    if (busy) return false;
    setMessage('');
    if (question.source !== 'server') {
      answerHere(answer);
      return true;
    }
    const { error } = await send({ id: question.id, answer, adminPassword });
    const failed = answer === null ? errorMessages.answerDeleteFailed : errorMessages.answerSaveFailed;
    if (error) setMessage(messageFor(error, failed));
    return !error;
  };
  return { put, busy, message, setMessage };
}
