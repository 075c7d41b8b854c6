import { termsChangesSince } from '@kkumpuri/contract';
import { Skeleton } from '@/components/states';
import { useReadAccountQuery } from '@/features/settings/account-api';

/** Changes of the terms since the member last agreed. */
export function TermsChanges() {
  const { data: account, isLoading } = useReadAccountQuery();
  if (isLoading) return <Skeleton lines={2} />;
  return (
    <ul>
      {termsChangesSince(account?.agreed_terms ?? null).map(({ version, change }) => (
        <li key={version}>
          <time dateTime={version}>{version.replaceAll('-', '. ')}.</time> {change}
        </li>
      ))}
    </ul>
  );
}
