interface MoonProps {
  /** The step shown: a dream (new), its reading (half), its record (full); the crescent is the logo. */
  phase: 'new' | 'half' | 'full' | 'crescent';
  size?: number;
}

/** The site's motif. Decorative, because text always stands beside it. */
export function Moon({ phase, size = 22 }: MoonProps) {
  if (phase === 'crescent') {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" fill="var(--moon)" />
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="15" fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />
      {phase === 'half' && <path d="M22 7a15 15 0 0 1 0 30Z" fill="var(--moon)" />}
      {phase === 'full' && <circle cx="22" cy="22" r="15.5" fill="var(--moon)" />}
    </svg>
  );
}
