import type { Interpretation } from '@kkumpuri/contract';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { textToCopy } from '@/features/reading/authorship';

export function CopyButton({ row }: { row: Interpretation }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textToCopy(row));
      setStatus('복사했어요');
    } catch {
      setStatus('복사할 수 없었어요');
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        글 복사
      </Button>
      <span role="status" className="soft small">
        {status}
      </span>
    </>
  );
}
