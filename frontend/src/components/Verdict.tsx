import type { Verdict } from '@kkumpuri/contract';

const LOOKS: Record<Verdict, { className: string; words: string }> = {
  길: { className: 'auspicious', words: '길한 쪽' },
  흉: { className: 'ominous', words: '조심할 쪽' },
  중립: { className: 'mixed', words: '중립' },
  엇갈림: { className: 'mixed', words: '엇갈림' },
};

/** The mark of a traditional reading: colour only beside its word. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { className, words } = LOOKS[verdict];
  return <span className={`verdict ${className}`}>{words}</span>;
}
