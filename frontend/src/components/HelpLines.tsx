import { callHref, type HelpLine, helpLines } from '@kkumpuri/contract';

const LINES: readonly HelpLine[] = [helpLines.suicide, helpLines.mentalHealth, helpLines.youth];

/** Helpline numbers as phone links. */
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
