import { LEXICON_ENGINE, type LedgerDay } from '@kkumpuri/contract';
import { roundTop } from './trends';

const WIDTH = 720;
const BASE = 204;
const HEIGHT = 192;
const BAR = 13;

const shortDay = (date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}.${day}`;
};

interface Bar {
  date: string;
  x: number;
  model: number;
  dictionary: number;
}

function barsOf(days: readonly LedgerDay[]): Bar[] {
  const step = WIDTH / days.length;
  return [...days].reverse().map(({ date, readings, byEngine }, place) => {
    const dictionary = byEngine[LEXICON_ENGINE] ?? 0;
    return { date, x: (place + 0.4) * step, model: readings - dictionary, dictionary };
  });
}

function Axis({ top }: { top: number }) {
  return [0, 0.5, 1].map((part) => {
    const y = BASE - part * HEIGHT;
    return (
      <g key={part}>
        <path d={`M0 ${y}H${WIDTH}`} stroke="var(--line)" />
        {Number.isInteger(top * part) && (
          <text x={WIDTH + 34} y={y + 4} textAnchor="end">
            {(top * part).toLocaleString('ko-KR')}
          </text>
        )}
      </g>
    );
  });
}

/** Readings per day, split by model and dictionary. The 비용과 품질 tab shows the same numbers as a table. */
export function DreamsChart({ days }: { days: readonly LedgerDay[] }) {
  const bars = barsOf(days);
  const top = roundTop(Math.max(1, ...days.map(({ readings }) => readings)));
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const sum = days.reduce((total, { readings }) => total + readings, 0);
  const label = `지난 ${days.length}일 해석 ${sum}건, 오늘 ${days[0]?.readings ?? 0}건`;
  return (
    <figure className="dreams-chart">
      <svg viewBox={`0 0 ${WIDTH + 36} 232`} role="img" aria-label={label}>
        <Axis top={top} />
        {bars.map(({ date, x, model, dictionary }) => (
          <g key={date} strokeWidth={BAR}>
            <path d={`M${x} ${BASE}v${-heightOf(model + dictionary)}`} stroke="var(--line-strong)" />
            <path d={`M${x} ${BASE}v${-heightOf(model)}`} stroke="var(--moon)" />
          </g>
        ))}
        {bars.map(({ date, x }, place) => {
          const ago = bars.length - 1 - place;
          if (ago % 10 !== 0) return null;
          return (
            <text
              key={date}
              x={x}
              y="212"
              dominantBaseline="hanging"
              textAnchor={place === 0 ? 'start' : 'middle'}
            >
              {ago === 0 ? '오늘' : shortDay(date)}
            </text>
          );
        })}
      </svg>
      <figcaption className="row small">
        <span className="key model">AI가 읽음</span>
        <span className="key">해몽 사전이 읽음</span>
      </figcaption>
    </figure>
  );
}
