import { errorMessages } from '@kkumpuri/contract';
import { type PropsWithChildren, Suspense, useState } from 'react';
import { CrashGuard } from '@/components/CrashGuard';
import { ErrorNotice, Skeleton } from '@/components/states';

/** A collapsed form. Its code is loaded when it is opened. */
export function OnDemand({ summary, children }: PropsWithChildren<{ summary: string }>) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {opened && (
        <CrashGuard fallback={() => <ErrorNotice message={errorMessages.unknown} />}>
          <Suspense fallback={<Skeleton lines={2} />}>{children}</Suspense>
        </CrashGuard>
      )}
    </details>
  );
}
