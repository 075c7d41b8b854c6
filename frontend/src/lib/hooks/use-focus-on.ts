import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element when its message appears, because the button that was pressed may be gone. */
export function useFocusOn<Target extends HTMLElement>(
  message: string | undefined,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  useEffect(() => {
    if (message) element.current?.focus();
  }, [message]);
  return element;
}
