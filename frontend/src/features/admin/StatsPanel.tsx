import type { AdminStats } from '@kkumpuri/contract';

const NAMES: { key: keyof AdminStats; name: string }[] = [
  { key: 'totalUsers', name: '전체 사용자' },
  { key: 'totalInterpretations', name: '전체 해석' },
  { key: 'sharedInterpretations', name: '공유된 해석' },
  { key: 'totalViews', name: '전체 조회수' },
  { key: 'totalLikes', name: '전체 좋아요' },
];

export function StatsPanel({ stats }: { stats: AdminStats }) {
  return (
    <dl className="stats">
      {NAMES.map(({ key, name }) => (
        <div key={key} className="card">
          <dt>{name}</dt>
          <dd>{stats[key].toLocaleString('ko-KR')}</dd>
        </div>
      ))}
    </dl>
  );
}
