import { countCharacters, limits, trimText } from '@kkumpuri/contract';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '@/components/Button';
import { LiveRegion } from '@/components/page/LiveRegion';
import { ErrorNotice } from '@/components/states';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useDreamForm } from './use-dream-form';

const SAVED = '이 기기에 임시 저장됨';
const NOT_SAVED = '이 브라우저에서는 임시 저장을 할 수 없어요';

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  const wantsToSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (wantsToSend && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
};

interface DreamFormProps {
  rows: number;
  /** Set on the page whose only purpose is the form. */
  autoFocus?: boolean;
}

/**
 * Form for a dream. The textarea is uncontrolled, so that text typed into the server-rendered page before hydration is
 * not lost (src/first-paint/before-paint.js saves it meanwhile).
 */
export function DreamForm({ rows, autoFocus = false }: DreamFormProps) {
  const { area, draft, busy, error, tooLong, submit, changed, composition } = useDreamForm(autoFocus);
  const notice = useFocusOn<HTMLDivElement>(error);
  const id = useId();
  return (
    <form className="dream-form" onSubmit={(event) => void submit(event)}>
      <div className="box">
        <label htmlFor={id}>어떤 꿈을 꾸셨나요?</label>
        <textarea
          id={id}
          ref={area}
          data-draft=""
          rows={rows}
          defaultValue=""
          autoFocus={autoFocus}
          readOnly={busy}
          aria-invalid={tooLong !== ''}
          aria-describedby={tooLong ? `${id}message` : undefined}
          placeholder="떠오르는 장면부터 적어 보세요. 순서가 맞지 않아도 괜찮아요."
          onChange={changed}
          onKeyDown={sendOnEnter}
          {...composition}
        />
        {tooLong && (
          <p className="message" id={`${id}message`}>
            {tooLong}
          </p>
        )}
        <div className="box-foot">
          <p>
            <span className="counter">{`${countCharacters(draft.text)}/${limits.dream.max}`}</span>
            <span className="draft-kept">{draft.text !== '' && (draft.kept ? SAVED : NOT_SAVED)}</span>
          </p>
          <Button
            type="submit"
            look="primary"
            busy={busy && '해석 중...'}
            disabled={busy || trimText(draft.text) === ''}
          >
            꿈 해석하기
          </Button>
        </div>
      </div>
      <LiveRegion text={tooLong} />
      <ErrorNotice ref={notice} message={error} />
    </form>
  );
}
