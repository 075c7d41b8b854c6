import type { QueueState } from '@kkumpuri/contract';

type Series = 'waiting' | 'active' | 'completedPerMinute' | 'failed';

const SERIES: { key: Series; name: string; dash?: string }[] = [
  { key: 'waiting', name: '대기' },
  { key: 'active', name: '진행 중', dash: '7 4' },
  { key: 'completedPerMinute', name: '분당 완료', dash: '2 4' },
  { key: 'failed', name: '실패', dash: '10 3 2 3' },
];
const WIDTH = 320;
const HEIGHT = 96;

const shown = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 1 });

/** A single look is drawn as a level line, so that there is something to see at once. */
function pointsOf(values: number[], top: number): string {
  const drawn = values.length === 1 ? [...values, ...values] : values;
  return drawn
    .map((value, index) => {
      const x = (index / (drawn.length - 1)) * WIDTH;
      const y = HEIGHT - 4 - (value / top) * (HEIGHT - 8);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Where the queue is going: a line a number, and the numbers themselves beside. */
export function QueueChart({ now, history }: { now: QueueState; history: QueueState[] }) {
  const top = Math.max(1, ...history.flatMap((look) => SERIES.map(({ key }) => look[key])));
  return (
    <figure className="queue-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {SERIES.map(({ key, dash }) => (
          <polyline
            key={key}
            className={key}
            points={pointsOf(
              history.map((look) => look[key]),
              top,
            )}
            strokeDasharray={dash}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <figcaption>
        <dl>
          {SERIES.map(({ key, name, dash }) => (
            <div key={key}>
              <dt>
                <svg viewBox="0 0 28 6" width="28" height="6" aria-hidden="true">
                  <polyline className={key} points="0,3 28,3" strokeDasharray={dash} />
                </svg>
                {name}
              </dt>
              <dd>{shown(now[key])}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
