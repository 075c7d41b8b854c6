import { whenIdle, whenLoaded, whenSettled } from '@/lib/when-loaded';
import { whenTakenOver } from './take-over-root';

const whenTyping = () =>
  new Promise<void>((resolve) => addEventListener('keydown', () => resolve(), { once: true }));

/**
 * Loads the fonts for user-written text. First the syllables used in dream texts, one file per typeface; then, by
 * unicode-range, the rare syllables. Each of those style sheets triggers a layout of the whole page, and few pages need
 * one, so they load last.
 */
async function load(): Promise<void> {
  await whenLoaded();
  await whenTakenOver();
  await whenIdle();
  await import('@/fonts/generated/dreams.css');
  await Promise.race([whenSettled(), whenTyping()]);
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  await whenIdle();
  await import('@fontsource/gowun-batang/700.css');
}

let loading: Promise<void> | undefined;

/** Loads the fonts once. If that fails, e.g. offline, the page keeps its current fonts. */
export const loadFullFonts = (): Promise<void> => (loading ??= load().catch(() => undefined));
