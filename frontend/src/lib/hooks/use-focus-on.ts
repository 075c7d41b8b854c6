import { type RefObject, useEffect, useRef } from 'react';

/** Focus goes to what has just been said: what was pressed for it may be gone. */
export function useFocusOn<Place extends HTMLElement>(words: string | undefined): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (words) place.current?.focus();
  }, [words]);
  return place;
}
