import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Defined in before-paint.js, which component tests do not load. */
    takeEarlyPress?: (part: Part) => HTMLElement | null;
  }
}

/** The parts that hydrate separately: header and footer (frame), then the page between them (main). */
type Part = 'frame' | 'main';

/**
 * Replays a button click made before the scripts loaded. A layout effect takes the click in the moment the buttons
 * hydrate, so that no click runs twice.
 */
export function useEarlyPress(part: Part): void {
  const button = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    button.current = window.takeEarlyPress?.(part) ?? null;
  }, [part]);
  useEffect(() => {
    if (button.current?.isConnected) button.current.click();
  }, []);
}
