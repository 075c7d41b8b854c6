import { errorMessages, symbolHeading } from '@kkumpuri/contract';
import { useParams } from 'react-router-dom';
import { asApiError, isStatus } from '@/api/errors';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { PendingPage } from '@/components/page/PendingPage';
import { ErrorState } from '@/components/states';
import { SymbolHero } from '@/features/symbols/SymbolHero';
import { SymbolView } from '@/features/symbols/SymbolView';
import { useReadSymbolQuery } from '@/features/symbols/symbols-api';
import { paths } from '@/lib/paths';

function FailedSymbol({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  return (
    <Page key="failed" heading="상징을 볼 수 없어요" narrow>
      <ErrorState
        message={missing ? errorMessages.symbolNotFound : errorMessages.unforeseen}
        onRetry={missing ? undefined : onRetry}
      >
        <ButtonLink to={paths.symbols}>꿈 상징 사전</ButtonLink>
      </ErrorState>
    </Page>
  );
}

export default function SymbolPage() {
  const { id = '' } = useParams();
  const { currentData: symbol, error, refetch } = useReadSymbolQuery(id);
  if (symbol) {
    return (
      <Page
        key={symbol.id}
        heading={symbolHeading(symbol.name)}
        stage={(heading) => <SymbolHero symbol={symbol} heading={heading} />}
      >
        <SymbolView symbol={symbol} />
      </Page>
    );
  }
  if (error)
    return <FailedSymbol missing={isStatus(asApiError(error), 404)} onRetry={() => void refetch()} />;
  return <PendingPage heading="꿈 상징을 불러오는 중입니다" />;
}
