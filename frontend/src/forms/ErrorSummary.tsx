import type { RefObject } from 'react';
import { Failure } from '@/components/Failure';

interface ErrorSummaryProps {
  ref: RefObject<HTMLDivElement | null>;
  failure: string | undefined;
  invalid: { name: string; label: string; focus: () => void }[];
}

/** Receives focus when a form could not be submitted. Each field shows its own error message. */
export function ErrorSummary({ ref, failure, invalid }: ErrorSummaryProps) {
  const visible = Boolean(failure) || invalid.length > 0;
  return (
    <div role="alert" ref={ref} tabIndex={-1} className={visible ? 'notice error summary' : undefined}>
      {failure && <Failure message={failure} />}
      {!failure && invalid.length > 0 && (
        <>
          <p>다시 확인할 곳이 {invalid.length}군데 있어요.</p>
          <ul className="plain-list row">
            {invalid.map(({ name, label, focus }) => (
              <li key={name}>
                <button type="button" className="text-button" onClick={focus}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
