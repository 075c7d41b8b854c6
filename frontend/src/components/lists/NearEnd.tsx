import { useEffect, useRef } from 'react';

/** Nothing to see: says when the end of a list comes near, so that what follows is there before it is reached. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '600px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}
