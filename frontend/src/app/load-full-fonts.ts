import gowunBatang from '@/fonts/generated/gowun-batang-dreams.woff2';
import pretendard from '@/fonts/generated/pretendard-dreams.woff2';
import { whenIdle, whenLoaded, whenSettled } from '@/lib/when-loaded';
import { whenTakenOver } from './take-over-root';

const whenTyping = () =>
  new Promise<void>((resolve) => addEventListener('keydown', () => resolve(), { once: true }));

/** There, though not in use yet. One that cannot be had is tried again by the style sheet that names it. */
function fetchFace(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    crossOrigin: '',
    href,
  });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * What people write: the syllables that dreams are told in come in one file a face, once the page is on screen, and both
 * take effect at once. Then, by unicode-range, the rare ones that no such text has used. Each style sheet of these has
 * the whole page laid out anew, and hardly a page needs one.
 */
async function load(): Promise<void> {
  await whenLoaded();
  await whenTakenOver();
  await whenIdle();
  await Promise.all([pretendard, gowunBatang].map(fetchFace));
  await whenIdle();
  await import('@/fonts/generated/dreams.css');
  await Promise.race([whenSettled(), whenTyping()]);
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  await whenIdle();
  await import('@fontsource/gowun-batang/700.css');
}

let loading: Promise<void> | undefined;

/** Once, whoever asks for them. Without a network the page stays in the typefaces it has. */
export const loadFullFonts = (): Promise<void> => (loading ??= load().catch(() => undefined));
