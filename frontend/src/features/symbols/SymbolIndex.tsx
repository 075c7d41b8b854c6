import { symbolKindNames } from '@kkumpuri/contract';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { CellSection } from '@/components/CellSection';
import { SearchBox } from '@/components/lists/SearchBox';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { CommonDreams } from './CommonDreams';
import { findSymbols, groupByKind } from './find-symbols';
import { SymbolCell } from './SymbolCell';
import { InitialRail, KindChoice, VerdictLegend } from './SymbolFilters';
import { useListSymbolsQuery } from './symbols-api';

export function SymbolIndex() {
  const [read, write] = useUrlQuery();
  const { data, error, refetch } = useListSymbolsQuery();
  const q = read('q');
  const chosen = read('kind');
  if (!data) {
    if (!error) return <Skeleton lines={9} />;
    return <ErrorState message={asApiError(error).message} onRetry={() => void refetch()} />;
  }
  const isOverview = q === '' && chosen === '';
  const groups = groupByKind(findSymbols(data, q)).filter(({ kind }) => !chosen || kind === chosen);
  const found = groups.reduce((sum, { symbols }) => sum + symbols.length, 0);
  return (
    <>
      <div className="list-bar">
        <SearchBox
          label="상징 검색"
          placeholder="구렁이, 이빨, ㄷㅈ…"
          value={q}
          onSearch={(text) => write({ q: text })}
        />
      </div>
      {isOverview && <CommonDreams />}
      <div className="dictionary">
        <InitialRail chosen={q} choose={(text) => write({ q: text })} />
        <div>
          <KindChoice chosen={chosen} choose={(kind) => write({ kind })} />
          <VerdictLegend />
          <p role="status" className="soft small">
            {!isOverview && found > 0 && `상징 ${found}가지`}
          </p>
          {groups.map(({ kind, symbols }) => (
            <CellSection
              key={kind}
              id={`kind-${kind}`}
              name={symbolKindNames[kind]}
              className="plain-list symbol-cells"
              items={symbols}
              showAll={isOverview ? () => write({ kind }) : undefined}
              cell={(symbol) => <SymbolCell key={symbol.id} symbol={symbol} />}
            />
          ))}
          {found === 0 && (
            <EmptyState message="찾는 상징이 아직 사전에 없어요. 다른 이름으로 찾아보세요.">
              <Button onClick={() => write({ q: '', kind: '' })}>전체 보기</Button>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}
