import { whenSettled } from '@/lib/when-loaded';

/** The pages open without a network too. Not at a developer's desk, where a kept file is an old file. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenSettled();
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
