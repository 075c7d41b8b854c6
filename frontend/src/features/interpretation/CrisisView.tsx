const LINES = [
  { number: '109', name: '자살예방 상담전화', when: '24시간' },
  { number: '1577-0199', name: '정신건강 위기상담', when: '24시간' },
  { number: '1388', name: '청소년 상담전화', when: '24시간' },
  { number: '119', name: '긴급 구조', when: '지금 위험하다면' },
];

/** No fortune is told here: a calm answer, and numbers that one tap calls. */
export function CrisisView({ text }: { text: string }) {
  return (
    <section className="column stack" aria-label="함께 있어 줄 사람들">
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <HelpLines />
    </section>
  );
}

export function HelpLines() {
  return (
    <ul className="help-lines plain-list">
      {LINES.map(({ number, name, when }) => (
        <li key={number}>
          <a className="button" href={`tel:${number.replaceAll('-', '')}`}>
            {name} <b>{number}</b>
          </a>
          <span className="soft small">{when}</span>
        </li>
      ))}
    </ul>
  );
}
