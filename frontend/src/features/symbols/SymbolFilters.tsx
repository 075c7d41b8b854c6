import { type SymbolKind, symbolKindNames, symbolKinds, verdictNames, verdicts } from '@kkumpuri/contract';
import type { FocusEvent } from 'react';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { initials } from './find-symbols';

interface ChoiceProps {
  chosen: string;
  choose: (value: string) => void;
}

/** Browsers do not scroll to a focused button that is partly visible. Scroll it into view for keyboard users. */
const scrollIntoView = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function KindChoice({ chosen, choose }: ChoiceProps) {
  const options: [string, string][] = [
    ['', '모두'],
    ...symbolKinds.map((kind): [SymbolKind, string] => [kind, symbolKindNames[kind]]),
  ];
  return (
    <div className="kinds" role="group" aria-label="갈래" onFocus={scrollIntoView}>
      {options.map(([kind, name]) => (
        <button key={name} type="button" aria-pressed={chosen === kind} onClick={() => choose(kind)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Filters by initial consonant, ㄱ to ㅎ. Pressing the selected one again clears the filter. */
export function InitialRail({ chosen, choose }: ChoiceProps) {
  return (
    <div className="initials" role="group" aria-label="첫 글자" onFocus={scrollIntoView}>
      {initials.map((initial) => (
        <button
          key={initial}
          type="button"
          aria-pressed={chosen === initial}
          onClick={() => choose(chosen === initial ? '' : initial)}
        >
          {initial}
        </button>
      ))}
    </div>
  );
}

/** Legend of the moons in the cells. */
export function VerdictLegend() {
  return (
    <p className="legend small">
      {verdicts.map((verdict) => (
        <span key={verdict} className={`verdict ${verdictLook(verdict)}`}>
          <VerdictMoon verdict={verdict} />
          {verdictNames[verdict]}
        </span>
      ))}
    </p>
  );
}
