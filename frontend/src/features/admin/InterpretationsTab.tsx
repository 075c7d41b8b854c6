import { errorMessages, type Interpretation, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/SearchBox';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { useDeleteInterpretationMutation } from './admin-api';
import { AdminList } from './AdminList';
import { DeleteDialog } from './DeleteDialog';
import type { SearchedList } from './use-admin-data';
import { useDeletion } from './use-deletion';

const STATUS_NAMES: Record<Interpretation['status'], string> = {
  pending: '해석 중',
  completed: '완료',
  failed: '실패',
  noted: '적어 둔 꿈',
};

const previewOf = ({ dream_content }: Interpretation) => truncate(dream_content, previews.adminTable);

function InterpretationRow({ dream, onDelete }: { dream: Interpretation; onDelete: () => void }) {
  return (
    <>
      <div>
        <p>
          <Link to={paths.dream(dream.id)}>{previewOf(dream)}</Link>
        </p>
        <p className="soft small row">
          <Time time={dream.created_at} withHour />
          <span>{dream.user_id ? '회원' : '비회원'}</span>
          <span className="badge">{STATUS_NAMES[dream.status]}</span>
          {dream.is_shared && <span className="badge done">공유됨</span>}
        </p>
      </div>
      <Button look="danger" onClick={onDelete} aria-label={`${previewOf(dream)} 삭제`}>
        삭제
      </Button>
    </>
  );
}

export function InterpretationsTab({ items, loading, query, onSearch, more }: SearchedList<Interpretation>) {
  const [deleteInterpretation] = useDeleteInterpretationMutation();
  const { asked, done, heading, ask, dialog } = useDeletion<Interpretation>({
    remove: async ({ id }) => (await deleteInterpretation(id).unwrap()).message,
    failureWords: errorMessages.interpretationDeleteFailed,
  });
  return (
    <>
      <AdminList
        title="해석"
        heading={heading}
        said={done}
        search={<SearchBox label="꿈 내용 검색" value={query} onSearch={onSearch} />}
        items={items}
        loading={loading}
        empty={query ? '찾는 해석이 없어요.' : '아직 해석이 없어요.'}
        more={more}
        row={(dream) => <InterpretationRow dream={dream} onDelete={() => ask(dream)} />}
      />
      {asked && (
        <DeleteDialog
          {...dialog}
          question="이 해석을 삭제할까요?"
          consequence={
            asked.is_shared
              ? '꿈과 해석, 게시판에 공유된 글과 그 글의 좋아요가 함께 삭제됩니다. 되돌릴 수 없습니다.'
              : '꿈과 해석이 함께 삭제됩니다. 되돌릴 수 없습니다.'
          }
        >
          <blockquote className="soft">{previewOf(asked)}</blockquote>
        </DeleteDialog>
      )}
    </>
  );
}
