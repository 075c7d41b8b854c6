import type { QueueSnapshot } from '../admin-api';
import { roundTop } from './trends';

type Series = 'waiting' | 'active' | 'completedPerMinute' | 'failed';

const SERIES: { key: Series; name: string; dash?: string }[] = [
  { key: 'waiting', name: '대기' },
  { key: 'active', name: '쓰는 중', dash: '7 4' },
  { key: 'completedPerMinute', name: '분당 완료', dash: '2 4' },
  { key: 'failed', name: '실패', dash: '10 3 2 3' },
];
const WIDTH = 720;
const TOP = 12;
const BASE = 112;

const minutesAgo = (ms: number) =>
  ms < 60_000 ? `${Math.round(ms / 1000)}초 전` : `${Math.round(ms / 60_000)}분 전`;

function pointsOf(history: readonly QueueSnapshot[], key: Series, top: number): string {
  const first = history[0]?.at ?? 0;
  const span = Math.max(1, (history.at(-1)?.at ?? 0) - first);
  const points = history.map((snapshot) => {
    // Draw a single snapshot as a horizontal line, so that the chart is not empty after the first poll.
    const x = history.length === 1 ? WIDTH : ((snapshot.at - first) / span) * WIDTH;
    return `${x.toFixed(1)},${(BASE - (snapshot[key] / top) * (BASE - TOP)).toFixed(1)}`;
  });
  return history.length === 1 ? `0,${points[0]?.split(',')[1]} ${points[0]}` : points.join(' ');
}

/** Trend of the queue since the page was opened. QueueStrip shows the current numbers. */
export function QueueChart({ history }: { history: readonly QueueSnapshot[] }) {
  const top = roundTop(Math.max(1, ...history.flatMap((snapshot) => SERIES.map(({ key }) => snapshot[key]))));
  const span = (history.at(-1)?.at ?? 0) - (history[0]?.at ?? 0);
  return (
    <figure className="queue-chart">
      <svg viewBox={`0 0 ${WIDTH + 36} 136`} role="img" aria-label={`가장 높은 값 ${top}까지의 흐름`}>
        {[TOP, BASE].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} stroke="var(--line)" />
        ))}
        <text x={WIDTH + 34} y={TOP + 4} textAnchor="end">
          {top}
        </text>
        <text x={WIDTH + 34} y={BASE + 4} textAnchor="end">
          0
        </text>
        {span > 0 && (
          <text x="0" y="118" dominantBaseline="hanging">
            {minutesAgo(span)}
          </text>
        )}
        <text x={WIDTH} y="118" dominantBaseline="hanging" textAnchor="end">
          지금
        </text>
        {SERIES.map(({ key, dash }) => (
          <polyline key={key} className={key} points={pointsOf(history, key, top)} strokeDasharray={dash} />
        ))}
      </svg>
      <figcaption className="row small">
        {SERIES.map(({ key, name, dash }) => (
          <span key={key} className="row">
            <svg viewBox="0 0 28 6" aria-hidden="true">
              <polyline className={key} points="0,3 28,3" strokeDasharray={dash} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
