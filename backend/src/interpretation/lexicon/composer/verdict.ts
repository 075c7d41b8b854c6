import type { Verdict } from '@kkumpuri/contract';
import type { SymbolMatch } from '../../interpreter.port.js';

/** Good and bad together are mixed; symbols that stand apart from both decide nothing. */
export function combineVerdicts(matches: readonly SymbolMatch[]): Verdict {
  const leading = matches.slice(0, 4).map(({ verdict }) => verdict);
  const good = leading.includes('길');
  const bad = leading.includes('흉');
  if (good && bad) return '엇갈림';
  if (leading[0] === '엇갈림') return '엇갈림';
  if (good) return '길';
  if (bad) return '흉';
  return leading.includes('엇갈림') ? '엇갈림' : '중립';
}
