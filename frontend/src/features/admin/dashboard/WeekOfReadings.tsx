import type { LedgerDay } from '@kkumpuri/contract';

const count = (value: number) => Math.round(value).toLocaleString('ko-KR');
const money = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 2 });
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number) => `${(value * 100).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}%`;

function Meter({ value }: { value: number }) {
  return (
    <span className="meter" aria-hidden="true">
      <i style={{ width: percent(value) }} />
    </span>
  );
}

/** Tokens, cost, fallback share and feedback of the last seven days. */
export function WeekOfReadings({ days }: { days: readonly LedgerDay[] }) {
  const sum = (of: (day: LedgerDay) => number) => days.slice(0, 7).reduce((total, day) => total + of(day), 0);
  const readings = sum((day) => day.readings);
  const tokens = sum((day) => day.tokensIn + day.tokensOut);
  const cost = sum((day) => day.cost);
  const fallbacks = sum((day) => day.fallbacks);
  const up = sum((day) => day.up);
  const thumbs = up + sum((day) => day.down);
  return (
    <dl className="quality">
      <div>
        <dt>쓴 토큰</dt>
        <dd>{count(tokens)}</dd>
        <dd className="soft small">꿈 하나에 {count(share(tokens, readings))}</dd>
      </div>
      <div>
        <dt>비용</dt>
        <dd>{money(cost)}</dd>
        <dd className="soft small">꿈 하나에 {money(share(cost, readings))}</dd>
      </div>
      <div>
        <dt>사전으로 대신 읽은 비율</dt>
        <dd>{percent(share(fallbacks, readings))}</dd>
        <dd className="soft small">
          {count(fallbacks)}건
          <Meter value={share(fallbacks, readings)} />
        </dd>
      </div>
      <div>
        <dt>마음에 닿았다는 답</dt>
        <dd>{thumbs === 0 ? '–' : percent(share(up, thumbs))}</dd>
        <dd className="soft small">
          {count(thumbs)}명 가운데
          <Meter value={share(up, thumbs)} />
        </dd>
      </div>
    </dl>
  );
}
