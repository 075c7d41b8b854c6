import { careWords, errorMessages, noticeMessages, trimText, validationMessages } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { HelpLines } from '@/components/HelpLines';
import { LiveRegion } from '@/components/page/LiveRegion';
import { useRetitleDreamMutation } from '../dreams-api';
import { TitleDialog } from '../sharing/TitleDialog';

interface RetitleButtonProps {
  dreamId: string;
  title: string;
  onRetitled?: (title: string) => void;
}

function messageFor(thrown: unknown): string {
  const error = asApiError(thrown);
  return error.kind === 'http' && !error.spoken ? errorMessages.titleChangeFailed : error.message;
}

/** Lets the author change the title of a shared dream. Keeps the input until it is saved. */
export default function RetitleButton({ dreamId, title, onRetitled }: RetitleButtonProps) {
  const [retitle, { isLoading }] = useRetitleDreamMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const open = () => {
    setDraft(title);
    setFailure(undefined);
    setAnnouncement('');
  };
  const save = async () => {
    const trimmed = trimText(draft ?? '');
    if (!trimmed) return setFailure(validationMessages.titleRequired);
    setFailure(undefined);
    try {
      const { interpretation } = await retitle({ id: dreamId, title: trimmed }).unwrap();
      setDraft(null);
      setAnnouncement(noticeMessages.titleChanged);
      onRetitled?.(interpretation.title ?? trimmed);
    } catch (thrown) {
      setFailure(messageFor(thrown));
    }
  };

  return (
    <>
      <Button look="quiet" onClick={open}>
        제목 바꾸기
      </Button>
      <LiveRegion text={announcement} />
      {draft !== null && (
        <TitleDialog
          heading="게시판에 보이는 제목"
          title={draft}
          error={failure}
          busy={isLoading && '바꾸는 중...'}
          confirmLabel="바꾸기"
          onTitle={setDraft}
          onConfirm={() => void save()}
          onClose={() => setDraft(null)}
        >
          {failure === careWords.notShared && <HelpLines />}
        </TitleDialog>
      )}
    </>
  );
}
