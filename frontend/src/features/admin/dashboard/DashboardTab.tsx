import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useListAllInterpretationsInfiniteQuery, useReadLedgerQuery, useReadTrendsQuery } from '../admin-api';
import { DreamTable } from '../tables/DreamTable';
import type { AdminData } from '../use-admin-data';
import { DreamsChart } from './DreamsChart';
import { Numbers } from './Numbers';
import { QueueStrip } from './QueueStrip';
import { ToDo } from './ToDo';
import { WeekOfReadings } from './WeekOfReadings';

const DAYS = 30;
const NEWEST = 6;

function Part({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="admin-part">
      <div className="part-head">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

const linkTo = (tab: string, words: string) => <Link to={`${paths.admin}?tab=${tab}`}>{words}</Link>;

/** Overview of queue, trends, open tasks, cost and newest dreams. */
export function DashboardTab({ stats }: Pick<AdminData, 'stats'>) {
  const { data: trends } = useReadTrendsQuery(DAYS);
  const { data: ledger } = useReadLedgerQuery(DAYS);
  const { data: newest } = useListAllInterpretationsInfiniteQuery({ q: '' });
  const dreams = newest?.pages[0]?.interpretations;
  return (
    <>
      <QueueStrip />
      <h2 className="visually-hidden">통계</h2>
      <Numbers days={trends?.days} stats={stats.data} />
      <div className="admin-columns">
        <Part title="30일 동안의 꿈" more={linkTo('ledger', '표로 보기')}>
          {ledger && <DreamsChart days={ledger.days} />}
        </Part>
        <Part title="할 일">
          <ToDo days={DAYS} />
        </Part>
      </div>
      <Part title="비용과 품질, 7일" more={linkTo('ledger', '날마다 보기')}>
        {ledger && <WeekOfReadings days={ledger.days} />}
      </Part>
      <Part title="방금 들어온 꿈" more={linkTo('interpretations', '모두 보기')}>
        {dreams && <DreamTable dreams={dreams.slice(0, NEWEST)} label="방금 들어온 꿈" />}
      </Part>
    </>
  );
}
