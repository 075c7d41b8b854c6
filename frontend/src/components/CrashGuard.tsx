import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

const RESET_MS = 100;
const MAX_RESETS = 3;

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

/** Hides a section that crashes and renders it again after 100 ms; after three resets it shows the fallback. */
export function CrashGuard({ children, fallback = Gone }: CrashGuardProps) {
  const [crashes, setCrashes] = useState(0);
  return (
    <ErrorBoundary
      onError={() => setCrashes((count) => count + 1)}
      fallbackRender={(props) => (crashes > MAX_RESETS ? fallback() : <Hidden {...props} />)}
    >
      {children}
    </ErrorBoundary>
  );
}
