import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasMoved } from '@/lib/arrival';
import { useScrollMemory } from '@/lib/hooks/use-scroll-memory';

interface PageProps {
  heading: string;
  /** Said before the heading to who does not see where it stands. */
  kicker?: string;
  /** The document's title where it is not `{heading} | 꿈풀이`. */
  title?: string;
  narrow?: boolean;
  className?: string;
  /** For a heading that is on screen in another form. */
  hideHeading?: boolean;
  /** Where the page begins with something as wide as the window: that, with the heading in it. Its children see to their own width. */
  stage?: (heading: ReactElement) => ReactNode;
  children: ReactNode;
}

/** A page that put the cursor where one types has said where to begin. */
const isTypingIn = (main: Element | null | undefined): boolean =>
  Boolean(main?.querySelector('textarea:focus, input:focus'));

/** A heading breaks where it takes a breath, if it has to. */
function byClause(heading: string): ReactNode {
  const end = heading.indexOf(', ') + 2;
  if (end < 2) return heading;
  return (
    <>
      {heading.slice(0, end)}
      <span className="clause">{heading.slice(end)}</span>
    </>
  );
}

/** Title, one h1, and focus on it after a navigation, so that a screen reader says where one has arrived. */
export function Page({ heading, kicker, title, narrow, className, hideHeading, stage, children }: PageProps) {
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
  const top = (
    <h1 ref={h1} tabIndex={-1} className={hideHeading ? 'visually-hidden' : 'page-title'}>
      {kicker && <span className="visually-hidden">{kicker}: </span>}
      {byClause(heading)}
    </h1>
  );
  if (stage) {
    return (
      <main id="main" className={className}>
        {stage(top)}
        {children}
      </main>
    );
  }
  return (
    <main id="main" className={['wrap page', className].filter(Boolean).join(' ')}>
      <div className={narrow ? 'column' : undefined}>
        {top}
        {children}
      </div>
    </main>
  );
}
