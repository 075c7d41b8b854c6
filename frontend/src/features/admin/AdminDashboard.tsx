import { errorMessages } from '@kkumpuri/contract';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorState, Skeleton } from '@/components/states';
import { useUrlQuery } from '@/lib/use-url-query';
import { ActivityTab } from './ActivityTab';
import { InterpretationsTab } from './InterpretationsTab';
import { LedgerTab } from './LedgerTab';
import { QueuePanel } from './QueuePanel';
import { StatsPanel } from './StatsPanel';
import { Tabs } from './Tabs';
import { useAdminData } from './use-admin-data';
import { UsersTab } from './UsersTab';

const TABS = [
  { id: 'dashboard', name: '대시보드' },
  { id: 'users', name: '사용자' },
  { id: 'interpretations', name: '해석' },
  { id: 'activity', name: '최근 활동' },
  { id: 'ledger', name: '비용과 품질' },
] as const;
type TabId = (typeof TABS)[number]['id'];

type AdminData = ReturnType<typeof useAdminData>;

function Panel({ tab, data }: { tab: TabId; data: AdminData }) {
  switch (tab) {
    case 'users':
      return <UsersTab {...data.users} />;
    case 'interpretations':
      return <InterpretationsTab {...data.interpretations} />;
    case 'activity':
      return <ActivityTab activity={data.activity.data} loading={data.activity.loading} />;
    case 'ledger':
      return <LedgerTab />;
    case 'dashboard':
      return (
        <div className="stack">
          <h2 className="visually-hidden">통계</h2>
          {data.stats.data && <StatsPanel stats={data.stats.data} />}
          {data.stats.loading && <Skeleton lines={3} />}
          <QueuePanel />
        </div>
      );
  }
}

export function AdminDashboard() {
  const data = useAdminData();
  const [read, write] = useUrlQuery();
  const current = TABS.find(({ id }) => id === read('tab'))?.id ?? 'dashboard';
  return (
    <>
      <div className="row admin-actions">
        <Button busy={data.refreshing && '새로고침 중...'} onClick={data.refresh}>
          <RefreshCw size={18} aria-hidden="true" />
          새로고침
        </Button>
      </div>
      {data.failed && <ErrorState message={errorMessages.adminLoadFailed} onRetry={data.refresh} />}
      <Tabs
        label="관리"
        tabs={TABS}
        current={current}
        onChange={(tab) => write({ tab: tab === 'dashboard' ? '' : tab })}
      >
        <Panel tab={current} data={data} />
      </Tabs>
    </>
  );
}
