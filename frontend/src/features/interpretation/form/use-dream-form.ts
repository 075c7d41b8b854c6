import {
  countCharacters,
  dreamCut,
  connectionMessages,
  limits,
  trimText,
  dreamTooLong,
} from '@kkumpuri/contract';
import {
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiDispatch, useApiDispatch } from '@/api/use-api-dispatch';
import { paths } from '@/lib/paths';
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft';
import { cutBeforeCaret } from './limit-text';

/** Held in the area itself, so that the caret stays where one types. Returns what is there now. */
function holdLimit(area: HTMLTextAreaElement): string {
  const kept = cutBeforeCaret({ text: area.value, caret: area.selectionEnd }, limits.dream.max);
  area.value = kept.text;
  area.setSelectionRange(kept.caret, kept.caret);
  return kept.text;
}

/** Comes while somebody writes. */
const loadSubmit = () => import('./submit');

async function send(draft: Draft, dispatch: ApiDispatch): Promise<string> {
  const loaded = await loadSubmit().catch(() => undefined);
  if (!loaded) throw new Error(navigator.onLine ? connectionMessages.noResponse : connectionMessages.network);
  return loaded.submitDream(draft, dispatch);
}

const wordsForCut = (characters: number): string => (characters > 1 ? dreamCut(characters) : dreamTooLong);

/** What is in the area when the form comes to life, or what was kept; the caret goes to its end. */
function takeUp(area: HTMLTextAreaElement) {
  const kept = readDraft();
  if (area.value !== '') return area.value === kept.text ? { ...kept, kept: true } : keepDraft(area.value);
  area.value = kept.text;
  area.setSelectionRange(kept.text.length, kept.text.length);
  return { ...kept, kept: true };
}

export function useDreamForm(autoFocus: boolean) {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [tooLong, setTooLong] = useState('');
  const sending = useRef(false);
  const composing = useRef(false);

  useLayoutEffect(() => {
    if (area.current) setDraft(takeUp(area.current));
  }, []);
  useEffect(() => {
    if (autoFocus) area.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  /** Cutting in the middle of a composed syllable would break it, so the limit is held when it is done. */
  const change = (target: HTMLTextAreaElement) => {
    const beyond = countCharacters(target.value) - limits.dream.max;
    const text = beyond > 0 && !composing.current ? holdLimit(target) : target.value;
    if (text !== draft.text) setDraft(keepDraft(text));
    setTooLong(beyond > 0 ? wordsForCut(beyond) : '');
    setError(undefined);
    void loadSubmit().catch(() => undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = trimText(area.current?.value ?? '');
    if (sending.current || text === '') return;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const id = await send({ text, key: draft.key }, dispatch);
      void navigate(paths.dream(id));
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };

  return {
    area,
    draft,
    busy,
    error,
    tooLong,
    submit,
    changed: ({ target }: ChangeEvent<HTMLTextAreaElement>) => change(target),
    composition: {
      onCompositionStart: () => void (composing.current = true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
        composing.current = false;
        change(currentTarget);
      },
    },
  };
}
