import { type Interpretation, previews, truncate, verdictNames } from '@kkumpuri/contract';
import { DreamLink } from '@/components/DreamLink';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { Time } from '@/components/Time';
import { DeleteDreamButton } from '@/features/removal/DeleteDreamButton';
import { formatLongDate } from '@/lib/dates';
import { paths } from '@/lib/paths';

function readingPreview(row: Interpretation): string {
  if (row.status === 'pending') return '아직 해석을 쓰고 있어요.';
  if (row.status === 'failed') return '해석하지 못한 꿈이에요.';
  if (row.status === 'noted') return '적어 둔 꿈이에요. 해석은 아직 없어요.';
  return truncate(row.interpretation.replaceAll('\n', ' '), previews.myDreams.interpretation);
}

/** A dream in the list. The link covers the whole card. */
export function DreamCard({ row, local }: { row: Interpretation; local: boolean }) {
  const verdict = row.reading?.traditional.verdict;
  return (
    <li className="dream-card">
      {verdict && <VerdictMoon verdict={verdict} large />}
      <p className="row small soft">
        <Time time={row.created_at} withHour />
        {verdict && <b className={verdictLook(verdict)}>{verdictNames[verdict]}</b>}
        {row.is_shared && <span>공유됨</span>}
        {local && <span>브라우저에만 저장됨 (공유할 수 없음)</span>}
      </p>
      {row.reading?.headline && <p className="entry-headline">{row.reading.headline}</p>}
      <h2>
        <DreamLink to={paths.dream(row.id)}>{truncate(row.dream_content, previews.myDreams.dream)}</DreamLink>
      </h2>
      <p className="soft">{readingPreview(row)}</p>
      <div className="card-tools">
        <DeleteDreamButton
          row={row}
          local={local}
          accessibleName={`${formatLongDate(row.created_at)}의 꿈 지우기`}
        />
      </div>
    </li>
  );
}
