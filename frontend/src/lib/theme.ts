import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

/** Follows the system until the person has chosen. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (readStored('theme') === null) show(matches ? 'dark' : 'light');
  });
}

/** The theme in force and the switch that is remembered. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as const);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    writeStored('theme', next);
    show(next);
  };
  return [theme, toggle];
}
