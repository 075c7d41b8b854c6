import type { Verdict } from '@kkumpuri/contract';
import type { ReactNode } from 'react';
import { NightMoon } from './NightMoon';

interface NightProps {
  /** Nothing while a reading is on its way. */
  verdict?: Verdict;
  className?: string;
  children: ReactNode;
}

/** The stage: ink-blue, few stars, the moon. Words stand beside the moon, never on it. */
export function Night({ verdict, className = '', children }: NightProps) {
  return (
    <div className={`night ${className}`}>
      <NightMoon verdict={verdict} />
      {children}
    </div>
  );
}
