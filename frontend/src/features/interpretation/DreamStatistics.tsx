/** Number of interpreted and of shared dreams of a user. */
export function DreamStatistics({ total, shared }: { total: number; shared: number }) {
  return (
    <dl className="statistics">
      <div>
        <dt>전체 해석</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>공유한 해석</dt>
        <dd>{shared}</dd>
      </div>
    </dl>
  );
}
