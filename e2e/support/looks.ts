import type { Page } from '@playwright/test';

/** The visible width. Not `innerWidth`, which mobile browsers enlarge to the width of the content. */
const widthOf = (page: Page): number => page.viewportSize()?.width ?? 0;

/** By how many pixels the page is wider than the window. */
export const overflowOf = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - widthOf(page);

/** Texts outside the window, or clipped by a box that cannot be scrolled. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    const isClippedOnPurpose = (box: Element) =>
      box.clientWidth === 1 ||
      box.matches('.skip-link') ||
      getComputedStyle(box).textOverflow === 'ellipsis' ||
      getComputedStyle(box).webkitLineClamp !== 'none';
    const boxesAround = (node: Node): Element[] => {
      const boxes: Element[] = [];
      for (let box = node.parentElement; box; box = box.parentElement) boxes.push(box);
      return boxes;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (parent.closest('script, style, textarea, option')) continue;
      const boxes = boxesAround(node);
      if (boxes.some(isClippedOnPurpose)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const holder = boxes.find((box) => scrolls(box) || clips(box));
      if (holder && scrolls(holder) && holder !== document.body) continue;
      const edge = holder?.getBoundingClientRect() ?? { left: 0, right: width };
      if (left < Math.max(0, edge.left) - 1 || right > Math.min(width, edge.right) + 1) found.push(words);
    }
    return found;
  }, widthOf(page));

/** The font size of every element with text of its own. */
export const fontSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => !one.closest('script, style'))
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );

const MIN_CONTRAST = 4.5;

/** Texts with too little contrast against white paper, because printers omit backgrounds. */
export const lowContrastTexts = (page: Page): Promise<string[]> =>
  page.evaluate((minContrast) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const onWhite = (colour: string): number => {
      if (!context) return 0;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, .visually-hidden')) continue;
      const { color, fill } = getComputedStyle(parent);
      const colour = parent instanceof SVGElement ? fill : color;
      if (onWhite(colour) < minContrast) found.add(`${colour}: ${words}`);
    }
    return [...found];
  }, MIN_CONTRAST);
