import { connectionMessages } from '@kkumpuri/contract';
import type { ReactNode, Ref } from 'react';
import { paths } from '@/lib/paths';
import { useDelayed } from '@/lib/hooks/use-delayed';
import { useOnline } from '@/lib/hooks/use-online';
import { Button, ButtonLink } from './Button';
import { Failure } from './Failure';

const FLASH_MS = 250;

/** Placeholder lines, shown only if loading takes longer than 250 ms. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  const visible = useDelayed(true, FLASH_MS);
  return (
    <div role="status" className="loading" data-loading>
      <span className="visually-hidden">불러오는 중입니다</span>
      {visible && (
        <div className="skeleton" aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      )}
    </div>
  );
}

export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="state">
      <p>{message}</p>
      {children ?? (
        <ButtonLink look="primary" to={paths.newDream}>
          첫 꿈 해석하기
        </ButtonLink>
      )}
    </div>
  );
}

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
  children?: ReactNode;
}

/** An error with a retry button, or the offline message. Never replaces content that is already on screen. */
export function ErrorState({ message, onRetry, children }: ErrorStateProps) {
  const online = useOnline();
  return (
    <div className="state" role="alert">
      <p>{online ? message : connectionMessages.offline}</p>
      <div className="row">
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            다시 시도
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** An error shown beside existing content, e.g. of a form or a failed refetch. */
export function ErrorNotice({ message, ref }: { message: string | undefined; ref?: Ref<HTMLDivElement> }) {
  return (
    <div role="alert" ref={ref} tabIndex={-1} className={message ? 'notice error' : undefined}>
      {message && <Failure message={message} />}
    </div>
  );
}
