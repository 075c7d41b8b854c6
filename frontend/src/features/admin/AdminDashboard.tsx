import { errorMessages } from '@kkumpuri/contract';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/Button';
import { ErrorState, Skeleton } from '@/components/states';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { DashboardTab } from './dashboard/DashboardTab';
import { Tabs } from './Tabs';
import { type AdminData, useAdminData } from './use-admin-data';

const ActivityTab = lazy(() => import('./tabs/ActivityTab'));
const InterpretationsTab = lazy(() => import('./tabs/InterpretationsTab'));
const LedgerTab = lazy(() => import('./tabs/LedgerTab'));
const PostsTab = lazy(() => import('./tabs/PostsTab'));
const QuestionsTab = lazy(() => import('./tabs/QuestionsTab'));
const UsersTab = lazy(() => import('./tabs/UsersTab'));

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
        <Suspense fallback={<Skeleton />}>
          <Panel tab={current} data={data} />
        </Suspense>
      </Tabs>
    </>
  );
}
