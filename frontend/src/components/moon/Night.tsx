import type { Verdict } from '@kkumpuri/contract';
import type { ReactNode } from 'react';
import { NightMoon } from './NightMoon';

interface NightProps {
  /** Undefined while the reading is in progress. */
  verdict?: Verdict;
  className?: string;
  children: ReactNode;
}

/** The dark-blue stage with stars and the moon. Text stands beside the moon, never on it. */
export function Night({ verdict, className = '', children }: NightProps) {
  return (
    <div className={`night ${className}`}>
      <NightMoon verdict={verdict} />
      {children}
    </div>
  );
}
