import type { AdminStats, TrendDay } from '@kkumpuri/contract';
import { type CountKey, lastWeek } from './trends';

const NUMBERS: { key: CountKey; name: string; total: keyof AdminStats; totalName: string }[] = [
  { key: 'dreams', name: '새 꿈, 7일', total: 'totalInterpretations', totalName: '전체 해석' },
  { key: 'users', name: '새 회원, 7일', total: 'totalUsers', totalName: '전체 사용자' },
  { key: 'posts', name: '새 글, 7일', total: 'sharedInterpretations', totalName: '공유된 해석' },
  { key: 'views', name: '조회, 7일', total: 'totalViews', totalName: '전체 조회수' },
  { key: 'likes', name: '좋아요, 7일', total: 'totalLikes', totalName: '전체 좋아요' },
];
const WIDTH = 200;
const HEIGHT = 36;

function Spark({ line }: { line: number[] }) {
  const top = Math.max(1, ...line);
  const points = line.map((value, place) => {
    const x = (place / Math.max(1, line.length - 1)) * WIDTH;
    return `${x.toFixed(1)} ${(HEIGHT - 2 - (value / top) * (HEIGHT - 6)).toFixed(1)}`;
  });
  const path = `M${points.join('L')}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`${path}V${HEIGHT}H0Z`} fill="var(--moon)" fillOpacity=".12" />
      <path d={path} fill="none" stroke="var(--moon)" strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface NumbersProps {
  days: TrendDay[] | undefined;
  stats: AdminStats | undefined;
}

/** Weekly counts with the change from the previous week, a thirty-day sparkline and the totals. */
export function Numbers({ days, stats }: NumbersProps) {
  return (
    <dl className="numbers">
      {NUMBERS.map(({ key, name, total, totalName }) => {
        const week = days && lastWeek(days, key);
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <b>{week ? week.sum.toLocaleString('ko-KR') : '–'}</b>
              {week?.change && (
                <small className={week.rose ? 'auspicious' : 'soft'}>
                  <span className="visually-hidden">지난주보다 </span>
                  {week.change}
                </small>
              )}
              {week && <Spark line={week.line} />}
            </dd>
            <dt className="total">{totalName}</dt>
            <dd className="total">{stats ? stats[total].toLocaleString('ko-KR') : '–'}</dd>
          </div>
        );
      })}
    </dl>
  );
}
