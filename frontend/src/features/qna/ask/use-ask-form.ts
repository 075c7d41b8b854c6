import { type AskInput, errorMessages } from '@kkumpuri/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiError, asApiError } from '@/api/errors';
import { useServiceForm } from '@/forms/use-service-form';
import { paths } from '@/lib/paths';
import { type AskDraft, dropDraft, isBegun, keepDraft, readDraft } from './ask-draft';
import { keepQuestion } from '../kept-questions';
import { useAskMutation } from '../qna-api';

const LABELS = { title: '제목', category: '카테고리', content: '내용', author: '닉네임 (선택)' };

/** The server rejected the request. Any other error means that it is unavailable. */
const isRefusal = (error: ApiError): boolean => error.kind === 'http' && error.status < 500;

const failureWords = (error: ApiError): string =>
  error.kind === 'http' && error.spoken ? error.message : errorMessages.questionCreateFailed;

export function useAskForm() {
  const navigate = useNavigate();
  const [ask] = useAskMutation();
  const [initial] = useState(readDraft);
  const [savedLocally, setSavedLocally] = useState(false);

  const send = async (values: AskDraft) => {
    const input = values as AskInput;
    try {
      const { id } = await ask(input).unwrap();
      dropDraft();
      void navigate(paths.question(id));
    } catch (error) {
      if (isRefusal(asApiError(error)) || !keepQuestion(input)) throw error;
      dropDraft();
      setSavedLocally(true);
    }
  };
  const service = useServiceForm<AskDraft>({
    // `author` is optional in the request, but the form always contains the field.
    loadSchema: async () => (await import('./ask-schema')).askSchema as never,
    initial,
    labels: LABELS,
    failureWords,
    send,
  });
  const { watch } = service;
  useEffect(() => {
    const subscription = watch((values) => keepDraft({ ...initial, ...values }));
    return () => subscription.unsubscribe();
  }, [watch, initial]);
  return { ...service, restored: isBegun(initial), savedLocally, values: watch() };
}
