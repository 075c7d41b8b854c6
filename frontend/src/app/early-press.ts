declare global {
  interface Window {
    /** Of public/before-first-paint.js, which no test of a component loads. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** The page can be read before its scripts have come: a button that was pressed meanwhile does now what it is for. */
export function pressEarlyPressed(): void {
  const button = window.takeEarlyPress?.();
  if (button?.isConnected) button.click();
}
