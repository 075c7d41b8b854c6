import { useLayoutEffect, useRef } from 'react';

/** Ids of the headings that exist both in the streamed text and in the finished reading. */
export const viewIds = ['traditional', 'psychological'] as const;
export type ViewId = (typeof viewIds)[number];
/** Assumed reading position, as a share of the window height. */
const READING_SHARE = 2 / 3;

interface Place {
  part: ViewId;
  top: number;
}

let saved: Place | undefined;

const topOf = (part: ViewId): number | undefined =>
  document.getElementById(part)?.getBoundingClientRect().top;

/** Returns the last heading above the reading position. */
function currentPlace(): Place | undefined {
  const passed = viewIds.flatMap((part) => {
    const top = topOf(part);
    return top !== undefined && top < window.innerHeight * READING_SHARE ? [{ part, top }] : [];
  });
  return passed.at(-1);
}

/**
 * Saves the reading position on unmount: the elements still exist when a layout effect is cleaned up. The position is
 * valid only for the component that mounts in the same commit.
 */
export function useSaveReadingPlace(): void {
  useLayoutEffect(
    () => () => {
      saved = currentPlace();
      queueMicrotask(() => (saved = undefined));
    },
    [],
  );
}

/** Restores the saved position on mount: shows the part that was being read at the same place on screen. */
export function useRestoreReadingPlace(shown: ViewId, show: (part: ViewId) => void): void {
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    place.current = saved;
    if (saved) show(saved.part);
    // Run once, on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const before = place.current;
    if (before?.part !== shown) return;
    place.current = undefined;
    const top = topOf(shown);
    if (top !== undefined && top !== before.top) window.scrollBy(0, top - before.top);
  }, [shown]);
}
