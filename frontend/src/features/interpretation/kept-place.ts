import { useLayoutEffect } from 'react';

/** The headings that the text on its way has in common with the finished reading, by their ids. */
const PARTS = ['traditional', 'psychological'];
/** How far down a window the eye is while a text is being read. */
const READING_SHARE = 2 / 3;

interface Place {
  part: string;
  top: number;
}

let kept: Place | undefined;

const topOf = (part: string): number | undefined =>
  document.getElementById(part)?.getBoundingClientRect().top;

/** What began last above the eye. */
function placeOfReader(): Place | undefined {
  const begun = PARTS.flatMap((part) => {
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

/** For what comes instead: what was being read stays where it was. */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    const top = kept && topOf(kept.part);
    if (kept && top !== undefined && top !== kept.top) window.scrollBy(0, top - kept.top);
  }, []);
}
