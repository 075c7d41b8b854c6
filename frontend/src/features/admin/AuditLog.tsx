import type { AuditEntry, AuditKind } from '@kkumpuri/contract';
import { useState } from 'react';
import { Time } from '@/components/Time';
import '@/styles/lists.css';
import { AdminList } from './AdminList';
import { actionNames, readNames } from './audit-words';
import { useAudit } from './use-admin-data';

const KINDS: { kind: AuditKind; name: string }[] = [
  { kind: 'admin', name: '관리' },
  { kind: 'account', name: '로그인' },
];

function detailOf({ action, detail }: AuditEntry): string | null {
  return action === 'admin.read' && detail ? (readNames[detail] ?? detail) : detail;
}

function actorOf({ actor_id, actor_username }: AuditEntry): string {
  return actor_username ?? (actor_id ? '삭제된 계정' : '로그인하지 않은 사람');
}

function Entry({ entry }: { entry: AuditEntry }) {
  const facts = [actorOf(entry), detailOf(entry), entry.address && `주소 ${entry.address}`].filter(Boolean);
  return (
    <div>
      <p>
        {actionNames[entry.action]}
        {entry.times > 1 && ` ${entry.times}번`}
      </p>
      <p className="soft small">
        {facts.join(' · ')} · <Time time={entry.created_at} withHour />
      </p>
    </div>
  );
}

/** Who signed in, was refused, read and did what. */
export function AuditLog() {
  const [kind, setKind] = useState<AuditKind>('admin');
  const { items, loading, failed, more } = useAudit(kind);
  return (
    <>
      <AdminList
        title="활동 기록"
        search={
          <div className="segments" role="group" aria-label="기록의 종류">
            {KINDS.map(({ kind: each, name }) => (
              <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
                {name}
              </button>
            ))}
          </div>
        }
        items={items}
        loading={loading}
        empty="아직 활동 기록이 없어요."
        more={more}
        row={(entry) => <Entry entry={entry} />}
      />
      {failed && !items && <p role="alert">활동 기록을 불러오지 못했습니다.</p>}
    </>
  );
}
