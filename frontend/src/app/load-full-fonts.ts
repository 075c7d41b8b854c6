import { whenLoaded } from '@/lib/when-loaded';
import { whenTakenOver } from './take-over-root';

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1500);
  });

/**
 * What people write may need any syllable: the subsets by unicode-range come once the page is on screen, one face at a
 * time, because each has the whole page laid out anew.
 */
export async function loadFullFonts(): Promise<void> {
  await whenLoaded();
  await whenTakenOver();
  await whenIdle();
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  await whenIdle();
  await import('@fontsource/gowun-batang/700.css');
}
