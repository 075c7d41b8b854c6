import type { ReactNode } from 'react';

/** Second line of the first column: on phones, it contains the values of the hidden columns. */
export function Under({ children }: { children: ReactNode }) {
  return <span className="under soft small">{children}</span>;
}
