import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { entryErrorWords } from '@/forms/form-errors';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';
import { splitLines } from '@/lib/split-lines';
import { useRevealMutation } from './admin-api';

interface RevealFormProps {
  id: string;
  onOpen: (dream: Interpretation) => void;
  onClose: () => void;
}

function ReasonForm({ id, onOpen, onClose }: RevealFormProps) {
  const [reveal] = useRevealMutation();
  const { form, field, summary, busy } = useServiceForm<{ reason: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).revealSchema,
    initial: { reason: '' },
    labels: { reason: '열어 보는 까닭' },
    failureWords: (error) => entryErrorWords(errorMessages.revealFailed)(asApiError(error)),
    send: async ({ reason }) => onOpen(await reveal({ id, reason }).unwrap()),
  });
  return (
    <form className="stack" {...form}>
      <p className="soft">누가 언제 왜 열었는지 활동 기록에 남고, 쓴 사람도 볼 수 있어요.</p>
      <ErrorSummary {...summary} />
      <TextField {...field('reason')} autoComplete="off" hint="보기: 신고 처리, 쓴 분의 문의" />
      <div className="row">
        <Button look="quiet" onClick={onClose}>
          취소
        </Button>
        <Button type="submit" look="primary" busy={busy && '여는 중...'}>
          열어 보기
        </Button>
      </div>
    </form>
  );
}

/** Shows one private dream after the admin enters a reason, until the dialog closes. */
export default function RevealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [dream, setDream] = useState<Interpretation>();
  return (
    <Dialog title={dream ? '열어 본 꿈' : '가려진 꿈을 열까요?'} onClose={onClose}>
      {dream ? (
        <div className="stack">
          <blockquote>{dream.dream_content}</blockquote>
          {splitLines(dream.interpretation).map((line, index) => (
            <p key={index} className="soft">
              {line}
            </p>
          ))}
          <div className="row">
            <Button look="primary" onClick={onClose}>
              닫기
            </Button>
          </div>
        </div>
      ) : (
        <ReasonForm id={id} onOpen={setDream} onClose={onClose} />
      )}
    </Dialog>
  );
}
