import { callHref, type HelpLine, helpLines } from '@kkumpuri/contract';

const LINES: readonly HelpLine[] = [helpLines.suicide, helpLines.mentalHealth, helpLines.youth];

/** The numbers to call, one tap each. */
export function HelpLines() {
  return (
    <ul className="help-lines plain-list">
      {LINES.map(({ number, name, hours }) => (
        <li key={number}>
          <a className="button" href={callHref(number)}>
            {name} <b>{number}</b>
          </a>
          <span className="soft small">{hours}</span>
        </li>
      ))}
    </ul>
  );
}
