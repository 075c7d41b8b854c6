import { countCharacters, limits, trimText, validationMessages } from '@kkumpuri/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { LiveRegion } from '@/components/LiveRegion';
import { ErrorNotice } from '@/components/states';
import { paths } from '@/lib/paths';
import { useFocusOn } from '@/lib/use-focus-on';
import { keepDraft, readDraft } from './draft';
import { cutBeforeCaret } from './limit-text';
import { submitDream } from './submit';

const SAVED = '이 기기에 임시 저장됨';
const NOT_SAVED = '이 브라우저에서는 임시 저장을 할 수 없어요';

/** Held in the area itself, so that the caret stays where one types. Returns what is there now. */
function holdLimit(area: HTMLTextAreaElement): string {
  const kept = cutBeforeCaret({ text: area.value, caret: area.selectionEnd }, limits.dream.max);
  area.value = kept.text;
  area.setSelectionRange(kept.caret, kept.caret);
  return kept.text;
}

/** A dream, from the first word to its being sent. Nothing typed here is ever lost. */
export function DreamForm() {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => ({ ...readDraft(), kept: true }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [tooLong, setTooLong] = useState('');
  const notice = useFocusOn<HTMLDivElement>(error);
  const area = useRef<HTMLTextAreaElement>(null);
  const sending = useRef(false);
  const composing = useRef(false);

  useEffect(() => area.current?.focus({ preventScroll: true }), []);

  /** Cutting in the middle of a composed syllable would break it, so the limit is held when it is done. */
  const change = (target: HTMLTextAreaElement) => {
    const isTooLong = countCharacters(target.value) > limits.dream.max;
    const text = isTooLong && !composing.current ? holdLimit(target) : target.value;
    if (text !== draft.text) setDraft(keepDraft(text));
    setTooLong(isTooLong ? validationMessages.dreamTooLong : '');
    setError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || trimText(draft.text) === '') return;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const id = await submitDream({ text: trimText(draft.text), key: draft.key }, dispatch);
      void navigate(paths.dream(id));
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field
        label="어떤 꿈을 꾸셨나요?"
        error={tooLong}
        below={
          <p className="under soft small">
            <span>{draft.text !== '' && (draft.kept ? SAVED : NOT_SAVED)}</span>
            <span className="counter">
              {countCharacters(draft.text)}/{limits.dream.max}
            </span>
          </p>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="input dream-input"
            rows={10}
            value={draft.text}
            readOnly={busy}
            placeholder="떠오르는 장면부터 적어 보세요. 순서가 맞지 않아도 괜찮아요."
            onChange={({ target }) => change(target)}
            onCompositionStart={() => (composing.current = true)}
            onCompositionEnd={({ currentTarget }) => {
              composing.current = false;
              change(currentTarget);
            }}
            onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
              const wantsToSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
              if (wantsToSend && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <LiveRegion text={tooLong} />
      <ErrorNotice ref={notice} message={error} />
      <div className="send">
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={busy && '해석 중...'}
          disabled={busy || trimText(draft.text) === ''}
        >
          꿈 해석하기
        </Button>
      </div>
    </form>
  );
}
