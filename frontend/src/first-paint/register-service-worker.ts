import { whenSettled } from '@/lib/when-loaded';

/** Lets pages open offline. Not in development, where cached files would be stale. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenSettled();
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
