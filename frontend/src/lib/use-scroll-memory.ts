import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** A new page begins at its top; back and forward return to where one was, once the rows that were kept are on screen. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (arrival === NavigationType.Replace || hash) return;
    window.scrollTo(0, arrival === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
  }, [key, hash, arrival]);
  // Before the next page's first scroll: a passive effect could still be there to take it for this one's.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
