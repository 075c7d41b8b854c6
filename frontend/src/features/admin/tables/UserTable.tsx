import { errorMessages, type User } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { Time } from '@/components/Time';
import { AdminTable, type Column } from './AdminTable';
import { Under } from './Under';

const COLUMNS: Column<User>[] = [
  {
    head: '이름',
    cell: ({ username, email, is_admin, created_at }) => (
      <>
        <strong>{username}</strong> {is_admin && <span className="badge">관리자</span>}
        <Under>
          {email} · <Time time={created_at} /> 가입
        </Under>
      </>
    ),
  },
  { head: '이메일', wide: true, cell: ({ email }) => email },
  { head: '가입', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
];

interface UserActions {
  onEndSessions: (user: User) => void;
  onDelete: (user: User) => void;
}

function RowMenu({ user, onEndSessions, onDelete }: { user: User } & UserActions) {
  return (
    <Menu label={`${user.username} 더보기`} iconOnly closesOnChoice>
      <Button look="quiet" onClick={() => onEndSessions(user)} aria-label={`${user.username} 로그아웃시키기`}>
        로그아웃시키기
      </Button>
      <Button
        look="danger"
        disabled={user.is_admin}
        title={user.is_admin ? errorMessages.adminUndeletable : undefined}
        onClick={() => onDelete(user)}
        aria-label={`${user.username} 삭제`}
      >
        삭제
      </Button>
    </Menu>
  );
}

export function UserTable({ users, ...actions }: { users: readonly User[] } & UserActions) {
  return (
    <AdminTable
      label="사용자"
      items={users}
      columns={COLUMNS}
      menu={(user) => <RowMenu user={user} {...actions} />}
    />
  );
}
