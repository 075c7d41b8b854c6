import { type ReactNode, useEffect, useState } from 'react';
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

interface CrashGuardProps {
  children: ReactNode;
  fallback?: () => ReactNode;
}

/** A section that crashes is hidden and tried again after 100 ms; one that keeps crashing stays hidden. */
export function CrashGuard({ children, fallback = Gone }: CrashGuardProps) {
  const [crashes, setCrashes] = useState(0);
  return (
    <ErrorBoundary
      onError={() => setCrashes((count) => count + 1)}
      fallbackRender={(props) => (crashes > MOST_RESETS ? fallback() : <Hidden {...props} />)}
    >
      {children}
    </ErrorBoundary>
  );
}
