import { type SymbolKind, symbolKindNames, symbolKinds } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/SearchBox';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { VerdictMark } from '@/components/Verdict';
import { paths } from '@/lib/paths';
import { useUrlQuery } from '@/lib/use-url-query';
import { findSymbols, groupByKind, type KindGroup } from './find-symbols';
import { useListSymbolsQuery } from './symbols-api';

function KindSection({ kind, symbols }: KindGroup) {
  return (
    <section className="kind" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        {symbolKindNames[kind]} <span className="soft small">{symbols.length}가지</span>
      </h2>
      <ul className="plain-list symbol-grid">
        {symbols.map(({ id, name, verdict }) => (
          <li key={id} className="symbol-item">
            <Link to={paths.symbol(id)}>{name}</Link>
            <VerdictMark verdict={verdict} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KindChoice({ chosen, choose }: { chosen: string; choose: (kind: string) => void }) {
  const options: [string, string][] = [
    ['', '전체'],
    ...symbolKinds.map((kind): [SymbolKind, string] => [kind, symbolKindNames[kind]]),
  ];
  return (
    <div className="kinds" role="group" aria-label="갈래">
      {options.map(([kind, name]) => (
        <button key={name} type="button" aria-pressed={chosen === kind} onClick={() => choose(kind)}>
          {name}
        </button>
      ))}
    </div>
  );
}

export function SymbolIndex() {
  const [read, write] = useUrlQuery();
  const { data, error, refetch } = useListSymbolsQuery();
  const q = read('q');
  const chosen = read('kind');
  if (!data) {
    if (!error) return <Skeleton lines={9} />;
    return <ErrorState message={asApiError(error).message} onRetry={() => void refetch()} />;
  }
  const groups = groupByKind(findSymbols(data, q)).filter(({ kind }) => !chosen || kind === chosen);
  const found = groups.reduce((sum, { symbols }) => sum + symbols.length, 0);
  return (
    <>
      <div className="list-bar">
        <SearchBox
          label="상징 검색"
          placeholder="호랑이, 이빨, ㄷㅈ…"
          value={q}
          onSearch={(text) => write({ q: text })}
        />
      </div>
      <KindChoice chosen={chosen} choose={(kind) => write({ kind })} />
      <p role="status" className="soft small">
        {found > 0 && `상징 ${found}가지`}
      </p>
      {groups.map((group) => (
        <KindSection key={group.kind} {...group} />
      ))}
      {found === 0 && (
        <EmptyState message="찾는 상징이 아직 사전에 없어요. 다른 이름으로 찾아보세요.">
          <Button onClick={() => write({ q: '', kind: '' })}>전체 보기</Button>
        </EmptyState>
      )}
    </>
  );
}
