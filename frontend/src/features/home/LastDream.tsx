import type { Interpretation } from '@kkumpuri/contract';
import { DreamLink } from '@/components/DreamLink';
import { Night } from '@/components/moon/Night';
import { VerdictMark } from '@/components/moon/Verdict';
import { formatLongDate } from '@/lib/dates';
import { paths } from '@/lib/paths';

/** The most recent dream with a reading. */
export function LastDream({ row }: { row: Interpretation }) {
  const { reading } = row;
  if (!reading) return null;
  const { verdict } = reading.traditional;
  return (
    <section aria-labelledby="last">
      <Night verdict={verdict} className="last-dream">
        <p className="soft small">
          지난 꿈, <time dateTime={row.created_at}>{formatLongDate(row.created_at)}</time>
        </p>
        <h2 id="last">
          <DreamLink to={paths.dream(row.id)}>{reading.headline ?? reading.summary}</DreamLink>
        </h2>
        <VerdictMark verdict={verdict} />
      </Night>
    </section>
  );
}
