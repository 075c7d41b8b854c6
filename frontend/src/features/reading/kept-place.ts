import { useLayoutEffect, useRef } from 'react';

/** The headings that the text on its way has in common with the finished reading, by their ids. */
export const viewIds = ['traditional', 'psychological'] as const;
export type ViewId = (typeof viewIds)[number];
/** How far down a window the eye is while a text is being read. */
const READING_SHARE = 2 / 3;

interface Place {
  part: ViewId;
  top: number;
}

let kept: Place | undefined;

const topOf = (part: ViewId): number | undefined =>
  document.getElementById(part)?.getBoundingClientRect().top;

/** What began last above the eye. */
function placeOfReader(): Place | undefined {
  const begun = viewIds.flatMap((part) => {
    const top = topOf(part);
    return top !== undefined && top < window.innerHeight * READING_SHARE ? [{ part, top }] : [];
  });
  return begun.at(-1);
}

/** For what goes: it is still there when its layout effect ends. Kept for what comes in the same moment only. */
export function useKeepPlace(): void {
  useLayoutEffect(
    () => () => {
      kept = placeOfReader();
      queueMicrotask(() => (kept = undefined));
    },
    [],
  );
}

/** For what comes instead: what was being read is shown, and stays where it was. */
export function useKeptPlace(shown: ViewId, show: (part: ViewId) => void): void {
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    place.current = kept;
    if (kept) show(kept.part);
    // Once, when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const before = place.current;
    if (before?.part !== shown) return;
    place.current = undefined;
    const top = topOf(shown);
    if (top !== undefined && top !== before.top) window.scrollBy(0, top - before.top);
  }, [shown]);
}
