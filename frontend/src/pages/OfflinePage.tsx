import { errorMessages, pageHeadings } from '@kkumpuri/contract';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorState } from '@/components/states';
import { paths } from '@/lib/paths';
import { useOnline } from '@/lib/hooks/use-online';

/** What the service worker keeps for every address (service-worker/sw.js). Nobody is led to this one itself. */
export default function OfflinePage() {
  const online = useOnline();
  if (online) return <Navigate to={paths.home} replace />;
  return (
    <Page heading={pageHeadings.offline} narrow>
      <ErrorState message={errorMessages.offline}>
        <ButtonLink to={paths.board}>{pageHeadings.board}</ButtonLink>
      </ErrorState>
    </Page>
  );
}
