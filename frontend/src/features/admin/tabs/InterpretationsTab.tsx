import { adminDreamStatuses, errorMessages, type Interpretation } from '@kkumpuri/contract';
import { useState, lazy, Suspense } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { SearchBox } from '@/components/lists/SearchBox';
import { paths } from '@/lib/paths';
import { useDeleteInterpretationMutation } from '../admin-api';
import { AdminList } from '../tables/AdminList';
import { Choice } from '../tables/Choice';
import { DeleteDialog } from '../DeleteDialog';
import { DreamTable, nameOf } from '../tables/DreamTable';
import type { AdminData } from '../use-admin-data';
import { useDeletion } from '../use-deletion';

/** Loaded on demand, because no other part of this tab needs the form library. */
const RevealDialog = lazy(() => import('../RevealDialog'));

const STATUSES = [
  { value: '', name: '전체' },
  { value: 'pending', name: '해석 중' },
  { value: 'failed', name: '실패' },
] as const;

interface RowMenuProps {
  dream: Interpretation;
  onReveal: () => void;
  onDelete: () => void;
}

function RowMenu({ dream, onReveal, onDelete }: RowMenuProps) {
  const name = nameOf(dream);
  return (
    <Menu label={`${name} 더보기`} iconOnly closesOnChoice>
      {dream.masked ? (
        <Button look="quiet" onClick={onReveal} aria-label={`${name} 까닭을 적고 열기`}>
          까닭을 적고 열기
        </Button>
      ) : (
        <ButtonLink look="quiet" to={paths.dream(dream.id)}>
          해석 열기
        </ButtonLink>
      )}
      <Button look="danger" onClick={onDelete} aria-label={`${name} 삭제`}>
        삭제
      </Button>
    </Menu>
  );
}

export default function InterpretationsTab(list: AdminData['interpretations']) {
  const { items, loading, query, onSearch, status, onStatus, more } = list;
  const [opened, setOpened] = useState<Interpretation>();
  const [deleteInterpretation] = useDeleteInterpretationMutation();
  const { target, done, heading, ask, dialog } = useDeletion<Interpretation>({
    remove: async ({ id }) => (await deleteInterpretation(id).unwrap()).message,
    failureMessage: errorMessages.interpretationDeleteFailed,
  });
  return (
    <>
      <AdminList
        title="해석"
        heading={heading}
        announcement={done}
        tools={
          <>
            <SearchBox label="닉네임, 번호, 공유한 꿈 검색" value={query} onSearch={onSearch} />
            <Choice
              label="상태"
              options={STATUSES}
              value={status ?? ''}
              onChange={(value) => onStatus(adminDreamStatuses.find((each) => each === value))}
            />
          </>
        }
        items={items}
        loading={loading}
        empty={query || status ? '찾는 해석이 없어요.' : '아직 해석이 없어요.'}
        more={more}
        table={(dreams) => (
          <DreamTable
            label="해석"
            dreams={dreams}
            menu={(dream) => (
              <RowMenu dream={dream} onReveal={() => setOpened(dream)} onDelete={() => ask(dream)} />
            )}
          />
        )}
      />
      {opened && (
        <Suspense>
          <RevealDialog id={opened.id} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {target && (
        <DeleteDialog
          {...dialog}
          question="이 해석을 삭제할까요?"
          consequence={
            target.is_shared
              ? '꿈과 해석, 게시판에 공유된 글과 그 글의 좋아요가 함께 삭제됩니다. 되돌릴 수 없습니다.'
              : '꿈과 해석이 함께 삭제됩니다. 되돌릴 수 없습니다.'
          }
        >
          <blockquote className="soft">{nameOf(target)}</blockquote>
        </DeleteDialog>
      )}
    </>
  );
}
