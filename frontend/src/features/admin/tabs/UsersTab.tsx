import { errorMessages, type User } from '@kkumpuri/contract';
import { ConfirmDialog } from '@/components/Dialog';
import { SearchBox } from '@/components/lists/SearchBox';
import { ErrorNotice } from '@/components/states';
import { useDeleteUserMutation, useEndUserSessionsMutation } from '../admin-api';
import { AdminList } from '../tables/AdminList';
import { DeleteDialog } from '../DeleteDialog';
import { UserTable } from '../tables/UserTable';
import type { SearchedList } from '../use-admin-data';
import { useDeletion } from '../use-deletion';

export default function UsersTab({ items, loading, query, onSearch, more }: SearchedList<User>) {
  const [deleteUser] = useDeleteUserMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const { target, done, heading, ask, dialog } = useDeletion<User>({
    remove: async ({ id }) => (await deleteUser(id).unwrap()).message,
    failureMessage: errorMessages.userDeleteFailed,
  });
  const ending = useDeletion<User>({
    remove: async ({ id }) => (await endSessions(id).unwrap()).message,
    failureMessage: errorMessages.sessionEndFailed,
  });
  return (
    <>
      <AdminList
        title="사용자"
        heading={heading}
        announcement={done || ending.done}
        tools={<SearchBox label="이메일 또는 사용자 이름 검색" value={query} onSearch={onSearch} />}
        items={items}
        loading={loading}
        empty={query ? '찾는 사용자가 없어요.' : '아직 사용자가 없어요.'}
        more={more}
        table={(users) => <UserTable users={users} onEndSessions={ending.ask} onDelete={ask} />}
      />
      {ending.target && (
        <ConfirmDialog
          message={`${ending.target.username} 사용자를 모든 기기에서 로그아웃시킬까요?`}
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
      {target && (
        <DeleteDialog
          {...dialog}
          question={`${target.username} 사용자를 삭제할까요?`}
          consequence="이 사용자의 꿈과 해석, 공유한 글, 좋아요가 함께 삭제됩니다. 되돌릴 수 없습니다."
        >
          <p className="soft">{target.email}</p>
        </DeleteDialog>
      )}
    </>
  );
}
