import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Of public/before-first-paint.js, which no test of a component loads. */
    takeEarlyPress?: (part: Part) => HTMLElement | null;
  }
}

/** What comes to life by itself: the header and the footer, then what is between them. */
type Part = 'frame' | 'main';

/**
 * The page can be read before its scripts have come: a button that was pressed meanwhile does now what it is for. It is
 * taken in the moment in which the buttons come to life, so that no press counts twice.
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
