import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  scrollY: number;
  /**
   * The row that contains the focus, or else the first row on the screen, and the distance of its top from the top of
   * the screen in px. Used instead of `scrollY` because rows above it may have grown since.
   */
  anchor?: { name: string; top: number };
}

const places = new Map<string, Place>();

const anchors = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-place]')];

const isOnScreen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

function placeNow(scrollY: number): Place {
  const rows = anchors().filter(isOnScreen);
  const row = rows.find((element) => element.contains(document.activeElement)) ?? rows[0];
  const name = row?.dataset.place;
  return { scrollY, anchor: name ? { name, top: row.getBoundingClientRect().top } : undefined };
}

function returnTo({ scrollY, anchor }: Place): void {
  const element = anchor && anchors().find(({ dataset }) => dataset.place === anchor.name);
  window.scrollTo(0, element ? window.scrollY + element.getBoundingClientRect().top - anchor.top : scrollY);
}

const TOP: Place = { scrollY: 0 };

let isDocumentOpen = false;

/**
 * Scrolls to the top of a new page; back and forward restore the saved position. The document's first page keeps its
 * position, because the user may have scrolled already. Rows with `data-place` serve as anchors.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const isFirst = !isDocumentOpen;
    isDocumentOpen = true;
    if (isFirst) return;
    if (navigationType === NavigationType.Replace || hash) return;
    returnTo((navigationType === NavigationType.Pop && places.get(key)) || TOP);
  }, [key, hash, navigationType]);
  // A layout effect, because its cleanup runs before the next page scrolls; a passive effect's may run after that.
  useLayoutEffect(() => () => void places.set(key, placeNow(window.scrollY)), [key]);
}

/** Whether back or forward led here: the saved position is only right if everything above it has its former height. */
export function useIsReturn(): boolean {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  return useState(navigationType === NavigationType.Pop && places.has(key))[0];
}
