import { type Interpretation, previews, truncate } from '@kkumpuri/contract';
import { DeleteDreamButton } from '@/features/removal/DeleteDreamButton';
import { formatLongDate } from '@/lib/dates';
import { paths } from '@/lib/paths';

function readingPreview({ status, interpretation }: Interpretation): string {
  if (status === 'pending') return '아직 해석을 쓰고 있어요.';
  if (status === 'failed') return '해석하지 못한 꿈이에요.';
  return truncate(interpretation, previews.diary.interpretation);
}

export function DiaryEntry({ row }: { row: Interpretation }) {
  const date = formatLongDate(row.created_at);
  return (
    <li className="card diary-entry">
      <div className="row">
        <h2>
          <time dateTime={row.created_at}>{date}</time>
        </h2>
        {row.is_shared && <span className="badge done">공유됨</span>}
      </div>
      <p>{truncate(row.dream_content, previews.diary.dream)}</p>
      <p className="reading-preview">{readingPreview(row)}</p>
      <a className="card-link" href={paths.dream(row.id)} target="_blank" rel="noopener">
        자세히 보기<span className="visually-hidden"> {date}의 꿈 (새 창)</span>
      </a>
      <div className="card-tools">
        <DeleteDreamButton row={row} local={false} accessibleName={`${date}의 꿈 지우기`} />
      </div>
    </li>
  );
}
