/** What people write may need any syllable: the subsets by unicode-range come once the page is on screen. */
export function loadFullFonts(): void {
  const load = () => {
    void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
    void import('@fontsource/gowun-batang/700.css');
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1500);
  addEventListener('load', whenIdle, { once: true });
}
