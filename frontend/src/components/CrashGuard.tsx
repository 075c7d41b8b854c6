import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

const RESET_MS = 100;
const MOST_RESETS = 3;

function Hidden({ resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    const timer = setTimeout(resetErrorBoundary, RESET_MS);
    return () => clearTimeout(timer);
  }, [resetErrorBoundary]);
  return null;
}

function Gone() {
  return null;
}

/** A section that crashes is hidden and tried again after 100 ms; one that keeps crashing stays hidden. */
export function CrashGuard({
  children,
  fallback = Gone,
}: {
  children: ReactNode;
  fallback?: () => ReactNode;
}) {
  const crashes = { count: 0 };
  return (
    <ErrorBoundary
      fallbackRender={(props) => {
        crashes.count += 1;
        return crashes.count > MOST_RESETS ? fallback() : <Hidden {...props} />;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
