import { errorMessages, type User } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/SearchBox';
import { Time } from '@/components/Time';
import { useDeleteUserMutation, useEndUserSessionsMutation } from './admin-api';
import { AdminList } from './AdminList';
import { DeleteDialog } from './DeleteDialog';
import type { SearchedList } from './use-admin-data';
import { useDeletion } from './use-deletion';
import { ConfirmDialog } from '@/components/Dialog';
import { ErrorNotice } from '@/components/states';

interface UserRowProps {
  user: User;
  onEndSessions: () => void;
  onDelete: () => void;
}

function UserRow({ user, onEndSessions, onDelete }: UserRowProps) {
  return (
    <>
      <div>
        <p>
          <strong>{user.username}</strong> {user.is_admin && <span className="badge">관리자</span>}
        </p>
        <p className="soft small">
          {user.email} · <Time time={user.created_at} /> 가입
        </p>
      </div>
      <div className="row">
        <Button onClick={onEndSessions} aria-label={`${user.username} 로그아웃시키기`}>
          로그아웃시키기
        </Button>
        <Button
          look="danger"
          disabled={user.is_admin}
          title={user.is_admin ? errorMessages.adminUndeletable : undefined}
          onClick={onDelete}
          aria-label={`${user.username} 삭제`}
        >
          삭제
        </Button>
      </div>
    </>
  );
}

export function UsersTab({ items, loading, query, onSearch, more }: SearchedList<User>) {
  const [deleteUser] = useDeleteUserMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const { asked, done, heading, ask, dialog } = useDeletion<User>({
    remove: async ({ id }) => (await deleteUser(id).unwrap()).message,
    failureWords: errorMessages.userDeleteFailed,
  });
  const ending = useDeletion<User>({
    remove: async ({ id }) => (await endSessions(id).unwrap()).message,
    failureWords: errorMessages.sessionEndFailed,
  });
  return (
    <>
      <AdminList
        title="사용자"
        heading={heading}
        said={done || ending.done}
        search={<SearchBox label="이메일 또는 사용자 이름 검색" value={query} onSearch={onSearch} />}
        items={items}
        loading={loading}
        empty={query ? '찾는 사용자가 없어요.' : '아직 사용자가 없어요.'}
        more={more}
        row={(user) => (
          <UserRow user={user} onEndSessions={() => ending.ask(user)} onDelete={() => ask(user)} />
        )}
      />
      {ending.asked && (
        <ConfirmDialog
          message={`${ending.asked.username} 사용자를 모든 기기에서 로그아웃시킬까요?`}
          detail={
            <div className="stack">
              <p>꿈과 글은 그대로 남고, 다시 로그인하면 이어서 쓸 수 있습니다.</p>
              <ErrorNotice message={ending.dialog.failure} />
            </div>
          }
          confirmLabel="로그아웃시키기"
          busy={ending.dialog.busy && '로그아웃 중...'}
          onConfirm={ending.dialog.onConfirm}
          onClose={ending.dialog.onClose}
        />
      )}
      {asked && (
        <DeleteDialog
          {...dialog}
          question={`${asked.username} 사용자를 삭제할까요?`}
          consequence="이 사용자의 꿈과 해석, 공유한 글, 좋아요가 함께 삭제됩니다. 되돌릴 수 없습니다."
        >
          <p className="soft">{asked.email}</p>
        </DeleteDialog>
      )}
    </>
  );
}
