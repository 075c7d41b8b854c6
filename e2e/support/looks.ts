import type { Page } from '@playwright/test';

/** What a person sees at once: a phone's browser takes `innerWidth` for what it would have to show. */
const widthOf = (page: Page): number => page.viewportSize()?.width ?? 0;

/** How much wider than the window the page is. */
export const overflowOf = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - widthOf(page);

/** Words that stand outside of the window, or of a box that cuts them off without a way to see the rest. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    const cuts = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    const isMeantToBeCut = (box: Element) =>
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
      if (boxes.some(isMeantToBeCut)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const holder = boxes.find((box) => scrolls(box) || cuts(box));
      if (holder && scrolls(holder) && holder !== document.body) continue;
      const edge = holder?.getBoundingClientRect() ?? { left: 0, right: width };
      if (left < Math.max(0, edge.left) - 1 || right > Math.min(width, edge.right) + 1) found.push(words);
    }
    return found;
  }, widthOf(page));

/** The font size of every element that has words of its own. */
export const fontSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => !one.closest('script, style'))
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );

const ENOUGH = 4.5;

/** Words that are too pale for white paper: a printer leaves backgrounds out. */
export const paleWords = (page: Page): Promise<string[]> =>
  page.evaluate((enough) => {
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
      if (onWhite(colour) < enough) found.add(`${colour}: ${words}`);
    }
    return [...found];
  }, ENOUGH);
