import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  scrollY: number;
  /**
   * The row that was opened, or else the first one on the screen, and how far its top was from the screen's, in px:
   * rows above it may have grown since.
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
 * A new page begins at its top, the document's first one wherever the person is in it by now; back and forward return to where one was, once the rows that were kept are on screen.
 * Rows that carry `data-place` are found again by it.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const isFirst = !isDocumentOpen;
    isDocumentOpen = true;
    if (isFirst) return;
    if (arrival === NavigationType.Replace || hash) return;
    returnTo((arrival === NavigationType.Pop && places.get(key)) || TOP);
  }, [key, hash, arrival]);
  // The page is still there when a layout effect ends; a passive one could end after the next page's first scroll.
  useLayoutEffect(() => () => void places.set(key, placeNow(window.scrollY)), [key]);
}

/** Whether back or forward led here, to a place that is only found again when everything above it is as tall as it was. */
export function useIsReturn(): boolean {
  const { key } = useLocation();
  const arrival = useNavigationType();
  return useState(arrival === NavigationType.Pop && places.has(key))[0];
}
