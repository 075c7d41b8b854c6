import type { ReactNode } from 'react';

/** What the other columns say, under the first one on a phone. */
export function Under({ children }: { children: ReactNode }) {
  return <span className="under soft small">{children}</span>;
}
