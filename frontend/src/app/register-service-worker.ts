/** The pages open without a network too. Not at a developer's desk, where a kept file is an old file. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), {
    once: true,
  });
}
