import { useEffect, useState } from 'react';

/** True once `active` has lasted that long: a skeleton that flashes for a moment is worse than none. */
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
