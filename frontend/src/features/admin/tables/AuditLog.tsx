import type { AuditEntry, AuditKind } from '@kkumpuri/contract';
import { useState } from 'react';
import { Time } from '@/components/Time';
import { AdminList } from './AdminList';
import { AdminTable, type Column } from './AdminTable';
import { actionNames, readNames } from '../audit-words';
import { Choice } from './Choice';
import { Under } from './Under';
import { useAudit } from '../use-admin-data';

const KINDS = [
  { value: 'admin', name: '관리' },
  { value: 'account', name: '로그인' },
] as const;

function detailOf({ action, detail }: AuditEntry): string | null {
  return action === 'admin.read' && detail ? (readNames[detail] ?? detail) : detail;
}

function actorOf({ actor_id, actor_username }: AuditEntry): string {
  return actor_username ?? (actor_id ? '삭제된 계정' : '로그인하지 않은 사람');
}

const COLUMNS: Column<AuditEntry>[] = [
  {
    head: '한 일',
    cell: (entry) => (
      <>
        <span>{actionNames[entry.action]}</span>
        {entry.times > 1 && ` ${entry.times}번`}
        <Under>
          {[actorOf(entry), detailOf(entry)].filter(Boolean).join(' · ')} ·{' '}
          <Time time={entry.created_at} withHour />
        </Under>
      </>
    ),
  },
  { head: '누가', wide: true, cell: actorOf },
  { head: '무엇을', wide: true, cell: (entry) => detailOf(entry) ?? '–' },
  { head: '주소', wide: true, cell: ({ address }) => address ?? '–' },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
];

/** Audit log of sign-ins, rejected attempts, and what admins read and changed. */
export function AuditLog() {
  const [kind, setKind] = useState<AuditKind>('admin');
  const { items, loading, failed, more } = useAudit(kind);
  return (
    <>
      <AdminList
        title="활동 기록"
        tools={<Choice label="기록의 종류" options={KINDS} value={kind} onChange={setKind} />}
        items={items}
        loading={loading}
        empty="아직 활동 기록이 없어요."
        more={more}
        table={(entries) => <AdminTable label="활동 기록" items={entries} columns={COLUMNS} />}
      />
      {failed && !items && <p role="alert">활동 기록을 불러오지 못했습니다.</p>}
    </>
  );
}
