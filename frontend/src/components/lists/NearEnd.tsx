import { useEffect, useRef } from 'react';

/** An invisible marker at the end of a list. Calls `onNear` 600 px before it is reached, so that rows load in time. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const marker = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!marker.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '600px' },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={marker} aria-hidden="true" />;
}
