import { useEffect, useState } from 'react';

/** Returns true once `active` has lasted that long: a skeleton that only flashes is worse than none. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, milliseconds]);
  return active && due;
}
