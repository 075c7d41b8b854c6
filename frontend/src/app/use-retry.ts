import { useEffect, useRef } from 'react';

const RETRY_MS = 15_000;

/** Retries every 15 s, and at once when the network returns or the page's visibility changes. */
export function useRetry(wanted: boolean, attempt: () => Promise<void>): void {
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  useEffect(() => {
    if (!wanted) return;
    const retry = () => void latest.current();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [wanted]);
}
