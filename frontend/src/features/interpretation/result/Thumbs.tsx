import { type Interpretation, limits } from '@kkumpuri/contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { useGiveFeedbackMutation } from '../dreams-api';

const CHOICES = [
  { value: 'up', name: '마음에 닿았어요', Icon: ThumbsUp },
  { value: 'down', name: '아쉬워요', Icon: ThumbsDown },
] as const;
type Value = (typeof CHOICES)[number]['value'];

const THANKS = '고마워요. 풀이를 다듬는 데 쓸게요.';
const FAILED = '의견을 남기지 못했어요. 잠시 후 다시 눌러 주세요.';

function Reason({ onSend }: { onSend: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onSend(reason);
  };
  return (
    <form className="stack" onSubmit={send}>
      <Field label="어떤 점이 아쉬웠나요? (선택)">
        {(control) => (
          <input
            {...control}
            className="input"
            value={reason}
            maxLength={limits.feedbackReason.max}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Button type="submit">남기기</Button>
    </form>
  );
}

/** Feedback buttons of a reading. The last answer replaces earlier ones. */
export function Thumbs({ row }: { row: Interpretation }) {
  const [give] = useGiveFeedbackMutation();
  const [value, setValue] = useState<Value | undefined>(row.feedback?.value);
  const [showsReason, setShowsReason] = useState(false);
  const [status, setStatus] = useState('');
  const answer = async (chosen: Value, reason?: string) => {
    setValue(chosen);
    setShowsReason(chosen === 'down' && reason === undefined);
    const { error } = await give({ id: row.id, value: chosen, reason });
    if (error) setValue(row.feedback?.value);
    setStatus(error ? FAILED : THANKS);
  };
  return (
    <div className="thumbs no-print">
      <div role="group" aria-labelledby="thumbs" className="row">
        <span id="thumbs">이 풀이, 마음에 닿았나요?</span>
        {CHOICES.map(({ value: choice, name, Icon }) => (
          <button
            key={choice}
            type="button"
            className="icon-button"
            aria-label={name}
            aria-pressed={value === choice}
            onClick={() => void answer(choice)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        ))}
      </div>
      <p role="status" className="soft small">
        {status}
      </p>
      {showsReason && <Reason onSend={(reason) => void answer('down', reason)} />}
    </div>
  );
}
