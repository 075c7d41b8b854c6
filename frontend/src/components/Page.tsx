import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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

let firstLocation: string | undefined;

/** Title, one h1, and focus on it after a navigation, so that a screen reader says where one has arrived. */
export function Page({ heading, title, narrow, className, hideHeading, above, children }: PageProps) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = title ?? `${heading} | 꿈풀이`;
  }, [heading, title]);
  useEffect(() => {
    firstLocation ??= key;
    if (key !== firstLocation) h1.current?.focus({ preventScroll: true });
  }, [key]);
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
