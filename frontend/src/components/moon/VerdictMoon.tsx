import { moonPhases, type Verdict } from '@kkumpuri/contract';

const LOOKS: Record<Verdict, string> = {
  길: 'auspicious',
  흉: 'ominous',
  엇갈림: 'mixed',
  중립: 'plain',
};

export const verdictLook = (verdict: Verdict): string => LOOKS[verdict];

interface VerdictMoonProps {
  verdict: Verdict;
  /** Adds lunar seas to the full moon, for moons that stand alone in a row. */
  large?: boolean;
}

/** A verdict as a moon phase. Decorative: the verdict's name always stands near it. */
export function VerdictMoon({ verdict, large = false }: VerdictMoonProps) {
  const { lit, lean } = moonPhases[verdict];
  const className = ['moon-mark', verdictLook(verdict), large && 'large'].filter(Boolean).join(' ');
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" fill="currentColor" fillOpacity=".13" />
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeOpacity=".55" />
      <path d={lit} transform={`rotate(${lean} 12 12)`} fill="currentColor" />
      {large && verdict === '길' && (
        <g fill="var(--paper)" fillOpacity=".2">
          <ellipse cx="9.6" cy="13.4" rx="3.6" ry="2.7" />
          <circle cx="13.3" cy="10.2" r="1.9" />
          <ellipse cx="12.6" cy="7" rx=".8" ry="1.9" />
          <ellipse cx="14.8" cy="7.2" rx=".7" ry="1.8" />
          <circle cx="16.2" cy="15.6" r="1.5" />
        </g>
      )}
    </svg>
  );
}

/** The empty moon of a night without a dream, in a row of nights. */
export function NoMoon({ today = false }: { today?: boolean }) {
  return (
    <svg
      className={today ? 'moon-mark no-moon today' : 'moon-mark no-moon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" />
    </svg>
  );
}
