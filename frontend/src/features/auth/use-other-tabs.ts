import { useEffect } from 'react';

/** Somebody entered or left in another tab: what this one shows may be another person's. */
export function useOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const listen = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'token' && oldValue !== newValue) onChange();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  });
}
