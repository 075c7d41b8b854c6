import { useEffect } from 'react';

/** Calls `onChange` when a user signs in or out in another tab: this tab may show data of another user. */
export function useOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const listen = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'token' && oldValue !== newValue) onChange();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  });
}
