import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasNavigated } from '@/lib/arrival';
import { useScrollMemory } from '@/lib/hooks/use-scroll-memory';

interface PageProps {
  heading: string;
  /** Read out before the heading by screen readers; not visible. */
  kicker?: string;
  /** The document title, unless it is `{heading} | 꿈풀이`. */
  title?: string;
  narrow?: boolean;
  className?: string;
  /** For pages that show their heading in another form. */
  hideHeading?: boolean;
  /** Renders a full-width section with the heading at the top of the page. The children then set their own width. */
  stage?: (heading: ReactElement) => ReactNode;
  children: ReactNode;
}

/** Whether a field of the page has the focus, which the heading must not take away. */
const isTypingIn = (main: Element | null | undefined): boolean =>
  Boolean(main?.querySelector('textarea:focus, input:focus'));

/** Makes the heading break after its first comma if it needs two lines. */
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

/** Sets the document title, renders the h1 and focuses it after a navigation, so that screen readers announce it. */
export function Page({ heading, kicker, title, narrow, className, hideHeading, stage, children }: PageProps) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ?? `${heading} | 꿈풀이`;
  }, [heading, title]);
  useScrollMemory();
  // Depends on the path only: a search that changes the URL's query must not move the focus out of the search box.
  useEffect(() => {
    if (!hasNavigated() || isTypingIn(h1.current?.closest('main'))) return;
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
