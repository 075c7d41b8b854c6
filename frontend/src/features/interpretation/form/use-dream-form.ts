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

/** Cuts the text in the textarea itself, so that the caret keeps its position. Returns the new text. */
function enforceLimit(area: HTMLTextAreaElement): string {
  const cut = cutBeforeCaret({ text: area.value, caret: area.selectionEnd }, limits.dream.max);
  area.value = cut.text;
  area.setSelectionRange(cut.caret, cut.caret);
  return cut.text;
}

/** Loaded when the user starts typing. */
const loadSubmit = () => import('./submit');

async function send(draft: Draft, dispatch: ApiDispatch): Promise<string> {
  const loaded = await loadSubmit().catch(() => undefined);
  if (!loaded) throw new Error(navigator.onLine ? connectionMessages.noResponse : connectionMessages.network);
  return loaded.submitDream(draft, dispatch);
}

const limitMessage = (characters: number): string => (characters > 1 ? dreamCut(characters) : dreamTooLong);

/** Returns the text typed before hydration, else restores the saved draft with the caret at its end. */
function restoreDraft(area: HTMLTextAreaElement) {
  const saved = readDraft();
  if (area.value !== '') return area.value === saved.text ? { ...saved, kept: true } : keepDraft(area.value);
  area.value = saved.text;
  area.setSelectionRange(saved.text.length, saved.text.length);
  return { ...saved, kept: true };
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
    if (area.current) setDraft(restoreDraft(area.current));
  }, []);
  useEffect(() => {
    if (autoFocus) area.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  /** Enforces the limit after a Hangul composition ends, because cutting during it would break the syllable. */
  const change = (target: HTMLTextAreaElement) => {
    const excess = countCharacters(target.value) - limits.dream.max;
    const text = excess > 0 && !composing.current ? enforceLimit(target) : target.value;
    if (text !== draft.text) setDraft(keepDraft(text));
    setTooLong(excess > 0 ? limitMessage(excess) : '');
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
