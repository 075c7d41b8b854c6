import { Page } from './Page';
import { Skeleton } from '@/components/states';

/** A page whose heading is still loading. Keeps the document title that the server wrote. */
export function PendingPage({ heading }: { heading: string }) {
  return (
    <Page key="pending" heading={heading} title={document.title} hideHeading narrow>
      <Skeleton />
    </Page>
  );
}
