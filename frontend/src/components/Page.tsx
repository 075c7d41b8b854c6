import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasMoved } from '@/lib/arrival';
import { useScrollMemory } from '@/lib/use-scroll-memory';

interface PageProps {
  heading: string;
  /** The document's title where it is not `{heading} | 꿈풀이`. */
  title?: string;
  narrow?: boolean;
  className?: string;
  /** For a heading that is on screen in another form. */
  hideHeading?: boolean;
  above?: ReactNode;
  children: ReactNode;
}

/** A page that put the cursor where one types has said where to begin. */
const isTypingIn = (main: Element | null | undefined): boolean =>
  Boolean(main?.querySelector('textarea:focus, input:focus'));

/** Title, one h1, and focus on it after a navigation, so that a screen reader says where one has arrived. */
export function Page({ heading, title, narrow, className, hideHeading, above, children }: PageProps) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ?? `${heading} | 꿈풀이`;
  }, [heading, title]);
  useScrollMemory();
  // By the path: a search that goes into the address's query must not take the focus from its box.
  useEffect(() => {
    if (!hasMoved() || isTypingIn(h1.current?.closest('main'))) return;
    h1.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" className={['wrap page', className].filter(Boolean).join(' ')}>
      <div className={narrow ? 'column' : undefined}>
        {above}
        <h1 ref={h1} tabIndex={-1} className={hideHeading ? 'visually-hidden' : 'page-title'}>
          {heading}
        </h1>
        {children}
      </div>
    </main>
  );
}
