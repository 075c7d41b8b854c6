import { trimText, validationMessages } from '@kkumpuri/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/Dialog';
import { Field } from '@/components/Field';
import { ErrorNotice } from '@/components/states';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import type { ShownQuestion } from '../question-types';
import { useAnswering } from './use-answering';

interface AnswerPanelProps {
  question: ShownQuestion;
  /** Empty for an admin who is signed in. */
  adminPassword: string;
  answerHere: (answer: string | null) => void;
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { question } = props;
  const { put, busy, message } = useAnswering(props);
  const [text, setText] = useState(question.answer ?? '');
  const [invalid, setInvalid] = useState('');
  const [deleting, setDeleting] = useState(false);
  const [done, setDone] = useState('');
  const notice = useFocusOn<HTMLParagraphElement>(done);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setDone('');
    if (trimText(text) === '') return setInvalid(validationMessages.answerRequired);
    if (await put(trimText(text))) setDone('답변을 저장했습니다.');
  };
  const remove = async () => {
    const removed = await put(null);
    setDeleting(false);
    if (!removed) return;
    setText('');
    setDone('답변을 삭제했습니다.');
  };
  const name = question.answered ? '답변 수정' : '답변 작성';
  return (
    <section className="card stack" aria-label="답변 관리">
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <Field label="답변 내용" error={invalid}>
          {(inputProps) => (
            <textarea
              className="input"
              rows={6}
              {...inputProps}
              ref={area}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setInvalid('');
              }}
            />
          )}
        </Field>
        <ErrorNotice message={message || undefined} />
        <p role="status" ref={notice} tabIndex={-1} className="soft">
          {done}
        </p>
        <div className="row">
          <Button type="submit" look="primary" busy={busy && '저장 중...'}>
            {name}
          </Button>
          {question.answered && (
            <Button look="danger" onClick={() => setDeleting(true)}>
              답변 삭제
            </Button>
          )}
        </div>
      </form>
      {deleting && (
        <ConfirmDialog
          message="이 답변을 삭제할까요?"
          detail={<p>질문은 남고, 다시 답변 대기 상태가 됩니다.</p>}
          confirmLabel="답변 삭제"
          busy={busy && '삭제 중...'}
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}
