import { type Interpretation, previews, truncate, verdictNames } from '@kkumpuri/contract';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { DeleteDreamButton } from '@/features/removal/DeleteDreamButton';
import { formatLongDate } from '@/lib/dates';
import { paths } from '@/lib/paths';

function readingPreview({ status, interpretation }: Interpretation): string {
  if (status === 'pending') return '아직 해석을 쓰고 있어요.';
  if (status === 'failed') return '해석하지 못한 꿈이에요.';
  if (status === 'noted') return '적어 둔 꿈이에요. 해석은 아직 없어요.';
  return truncate(interpretation, previews.diary.interpretation);
}

/** Verdict, symbols and sharing state in one line. */
function Looks({ row: { reading, is_shared } }: { row: Interpretation }) {
  const verdict = reading?.traditional.verdict;
  return (
    <p className="looks">
      {verdict && <b className={verdictLook(verdict)}>{verdictNames[verdict]}</b>}
      {reading && reading.symbols.length > 0 && (
        <span>{reading.symbols.map(({ name }) => name).join(', ')}</span>
      )}
      {is_shared && <span>공유됨</span>}
    </p>
  );
}

export const entryId = (dream: string): string => `entry-${dream}`;

export function DiaryEntry({ row }: { row: Interpretation }) {
  const date = formatLongDate(row.created_at);
  const verdict = row.reading?.traditional.verdict;
  return (
    <li className="diary-entry" id={entryId(row.id)} tabIndex={-1}>
      <p className="day" aria-hidden="true">
        {new Date(row.created_at).getDate()}
      </p>
      <div>
        <h2>
          <time dateTime={row.created_at}>{date}</time>
        </h2>
        {row.reading?.headline && <p className="entry-headline">{row.reading.headline}</p>}
        <Looks row={row} />
        <p className="entry-text">{truncate(row.dream_content, previews.diary.dream)}</p>
        <p className="entry-text reading-preview">{readingPreview(row)}</p>
        <div className="entry-foot">
          <a className="card-link" href={paths.dream(row.id)} target="_blank" rel="noopener">
            자세히 보기<span className="visually-hidden"> {date}의 꿈 (새 창)</span>
          </a>
          <div className="card-tools">
            <DeleteDreamButton row={row} local={false} accessibleName={`${date}의 꿈 지우기`} />
          </div>
        </div>
      </div>
      {verdict && <VerdictMoon verdict={verdict} large />}
    </li>
  );
}
