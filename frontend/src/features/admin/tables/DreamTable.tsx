import { type Interpretation, LEXICON_ENGINE, previews, truncate } from '@kkumpuri/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { VerdictMark } from '@/components/moon/Verdict';
import { formatLongDateTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { AdminTable, type Column } from './AdminTable';
import { Under } from './Under';

const STATUS_NAMES: Record<Interpretation['status'], string> = {
  pending: '해석 중',
  completed: '완료',
  failed: '실패',
  noted: '적어 둔 꿈',
};

const previewOf = ({ dream_content }: Interpretation) => truncate(dream_content, previews.adminTable);

/** Distinguishes rows for screen readers. Masked dreams are named by their time. */
export const nameOf = (dream: Interpretation): string =>
  dream.masked ? `${formatLongDateTime(dream.created_at)}의 꿈` : previewOf(dream);

const writerOf = ({ user_id }: Interpretation) => (user_id ? '회원' : '비회원');

function readerOf({ engine, fallback }: Interpretation): string {
  if (!engine) return '–';
  if (engine !== LEXICON_ENGINE) return 'AI';
  return fallback ? '사전이 대신' : '사전';
}

function Verdict({ dream: { reading } }: { dream: Interpretation }) {
  return reading ? <VerdictMark verdict={reading.traditional.verdict} /> : '–';
}

const COLUMNS: Column<Interpretation>[] = [
  {
    head: '꿈',
    cell: (dream) => (
      <>
        {dream.masked ? (
          <span className="soft">{dream.dream_content}</span>
        ) : (
          <Link to={paths.dream(dream.id)}>{previewOf(dream)}</Link>
        )}
        {dream.is_shared && <span className="badge done">공유됨</span>}
        <Under>
          <Time time={dream.created_at} withHour /> · {writerOf(dream)} · {STATUS_NAMES[dream.status]}
        </Under>
      </>
    ),
  },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
  { head: '쓴 사람', wide: true, cell: writerOf },
  { head: '판정', wide: true, cell: (dream) => <Verdict dream={dream} /> },
  { head: '읽은 이', wide: true, cell: readerOf },
  { head: '상태', wide: true, cell: ({ status }) => STATUS_NAMES[status] },
];

interface DreamTableProps {
  label: string;
  dreams: readonly Interpretation[];
  menu?: (dream: Interpretation) => ReactNode;
}

export function DreamTable({ label, dreams, menu }: DreamTableProps) {
  return <AdminTable label={label} items={dreams} columns={COLUMNS} menu={menu} />;
}
