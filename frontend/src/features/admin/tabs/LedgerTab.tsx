import type { Ledger, LedgerDay } from '@kkumpuri/contract';
import { asApiError } from '@/api/errors';
import { ErrorState, Skeleton } from '@/components/states';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { useReadLedgerQuery } from '../admin-api';
import { Choice } from '../tables/Choice';

const SPANS = ['7', '30', '90'] as const;
const SPAN_CHOICES = SPANS.map((value) => ({ value, name: `${value}일` }));

const count = (value: number) => value.toLocaleString('ko-KR');
const money = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 4 });
const seconds = (ms: number | null) =>
  ms === null ? '–' : `${(ms / 1000).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}초`;
const dayOf = (date: string) =>
  new Date(`${date}T00:00:00`).toLocaleDateString('ko-KR', { month: 'long', day: 'numeric' });

function Budget({ budget: { limit, spentToday, isSpent } }: Pick<Ledger, 'budget'>) {
  if (limit === null)
    return <p className="soft">오늘 쓴 비용 {money(spentToday)} · 하루 예산을 정하지 않았어요.</p>;
  return (
    <div className="stack">
      <p>
        오늘 쓴 비용 {money(spentToday)} / {money(limit)}
      </p>
      <progress aria-label="하루 예산" max={limit} value={Math.min(spentToday, limit)} />
      {isSpent && <p role="alert">오늘 예산을 다 써서 자정까지 해몽 사전이 읽어요.</p>}
    </div>
  );
}

function Row({ day }: { day: LedgerDay }) {
  return (
    <tr>
      <th scope="row">{dayOf(day.date)}</th>
      <td>{count(day.readings)}</td>
      <td>{count(day.fallbacks)}</td>
      <td>{count(day.tokensIn)}</td>
      <td>{count(day.tokensOut)}</td>
      <td>{money(day.cost)}</td>
      <td>{count(day.up)}</td>
      <td>{count(day.down)}</td>
      <td>{seconds(day.p50Ms)}</td>
      <td>{seconds(day.p95Ms)}</td>
    </tr>
  );
}

const HEADS = [
  '날짜',
  '해석',
  '사전이 대신',
  '입력 토큰',
  '출력 토큰',
  '비용',
  '좋아요',
  '아쉬워요',
  '중간 시간',
  '느린 5%',
];

function Days({ days }: Pick<Ledger, 'days'>) {
  return (
    <section className="table-scroll" aria-label="날마다의 비용과 품질" tabIndex={0}>
      <table className="admin-table ledger">
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row key={day.date} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Models({ days }: Pick<Ledger, 'days'>) {
  const totals = new Map<string, { calls: number; cost: number }>();
  for (const { models } of days) {
    for (const { model, promptVersion, calls, cost } of models) {
      const key = `${model} · 프롬프트 ${promptVersion}`;
      const sum = totals.get(key) ?? { calls: 0, cost: 0 };
      totals.set(key, { calls: sum.calls + calls, cost: sum.cost + cost });
    }
  }
  if (totals.size === 0) return null;
  return (
    <section className="stack">
      <h3>모델과 프롬프트</h3>
      <ul className="plain-list admin-rows">
        {[...totals].map(([name, { calls, cost }]) => (
          <li key={name}>
            <span>{name}</span>
            <span className="soft small">
              부름 {count(calls)}번 · 비용 {money(cost)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cost, latency and feedback of readings by day. */
export default function LedgerTab() {
  const [read, write] = useUrlQuery();
  const span = SPANS.find((days) => days === read('days')) ?? '30';
  const { currentData: ledger, error, refetch } = useReadLedgerQuery(Number(span));
  if (!ledger) {
    if (!error) return <Skeleton lines={8} />;
    return <ErrorState message={asApiError(error).message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="stack">
      <h2>비용과 품질</h2>
      <Budget budget={ledger.budget} />
      <Choice label="기간" options={SPAN_CHOICES} value={span} onChange={(days) => write({ days })} />
      <Days days={ledger.days} />
      <Models days={ledger.days} />
    </div>
  );
}
