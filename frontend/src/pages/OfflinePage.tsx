import { errorMessages, pageHeadings } from '@kkumpuri/contract';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorState } from '@/components/states';
import { paths } from '@/lib/paths';
import { useOnline } from '@/lib/hooks/use-online';

/** Served offline by the service worker for every address (service-worker/sw.js). No link leads to it. */
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
