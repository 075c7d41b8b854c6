import { errorMessages } from '@kkumpuri/contract';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/states';
import { useUrlQuery } from '@/lib/use-url-query';
import { ActivityTab } from './ActivityTab';
import { DashboardTab } from './dashboard/DashboardTab';
import { InterpretationsTab } from './InterpretationsTab';
import { LedgerTab } from './LedgerTab';
import { PostsTab } from './PostsTab';
import { QuestionsTab } from './QuestionsTab';
import { Tabs } from './Tabs';
import { type AdminData, useAdminData } from './use-admin-data';
import { UsersTab } from './UsersTab';

const TABS = [
  { id: 'dashboard', name: '대시보드' },
  { id: 'users', name: '사용자' },
  { id: 'interpretations', name: '해석' },
  { id: 'posts', name: '게시글' },
  { id: 'questions', name: '질문' },
  { id: 'activity', name: '최근 활동' },
  { id: 'ledger', name: '비용과 품질' },
] as const;
type TabId = (typeof TABS)[number]['id'];

function Panel({ tab, data }: { tab: TabId; data: AdminData }) {
  switch (tab) {
    case 'users':
      return <UsersTab {...data.users} />;
    case 'interpretations':
      return <InterpretationsTab {...data.interpretations} />;
    case 'posts':
      return <PostsTab />;
    case 'questions':
      return <QuestionsTab />;
    case 'activity':
      return <ActivityTab activity={data.activity.data} loading={data.activity.loading} />;
    case 'ledger':
      return <LedgerTab />;
    case 'dashboard':
      return <DashboardTab stats={data.stats} />;
  }
}

export function AdminDashboard() {
  const data = useAdminData();
  const [read, write] = useUrlQuery();
  const current = TABS.find(({ id }) => id === read('tab'))?.id ?? 'dashboard';
  return (
    <>
      <div className="admin-head">
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
        onChange={(tab) => write({ tab: tab === 'dashboard' ? '' : tab, q: '', filter: '' })}
      >
        <Panel tab={current} data={data} />
      </Tabs>
    </>
  );
}
