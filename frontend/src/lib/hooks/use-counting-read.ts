import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/when-loaded';

let hasRead = false;

/**
 * Requests the content that the page was rendered from once more when the browser is idle, once per document: rendering
 * on the server counts no view, the request does.
 */
export function useCountingRead(isRendered: boolean, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isRendered || hasRead) return;
    let isMounted = true;
    void whenIdle().then(() => {
      if (!isMounted) return;
      hasRead = true;
      latest.current();
    });
    return () => {
      isMounted = false;
    };
  }, [isRendered]);
}
