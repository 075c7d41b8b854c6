import { whenLoaded } from '@/lib/when-loaded';
import { whenTakenOver } from './take-over-root';

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1500);
  });

/**
 * What people write: the syllables that dreams are told in come in one file a face, once the page is on screen. Then, by
 * unicode-range, the rare ones that no such text has used; one face after the other, because each has the whole page
 * laid out anew.
 */
export async function loadFullFonts(): Promise<void> {
  await whenLoaded();
  await whenTakenOver();
  await whenIdle();
  await import('@/fonts/generated/dreams.css');
  await document.fonts.ready;
  await whenIdle();
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  await whenIdle();
  await import('@fontsource/gowun-batang/700.css');
}
