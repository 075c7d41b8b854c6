import { pageHeadings } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorState, Skeleton } from '@/components/states';
import { JoinForm } from '@/features/auth/entry/JoinForm';
import { SecondStepForm } from '@/features/auth/entry/SecondStepForm';
import { useOAuthReturn } from '@/features/auth/oauth/use-oauth-return';
import { paths } from '@/lib/paths';
import '@/styles/forms.css';

/** The page that OAuth providers redirect back to. */
export default function OAuthReturnPage() {
  const { stage, enter, entering, connecting } = useOAuthReturn();
  return (
    <Page heading={pageHeadings.oauthReturn} narrow>
      <div className="stack narrow-form">
        {stage.name === 'working' && <Skeleton lines={3} />}
        {stage.name === 'joining' && <JoinForm joining={stage.joining} entering={entering} onJoin={enter} />}
        {stage.name === 'secondStep' && (
          <SecondStepForm entering={entering} onCode={(totp) => enter({ totp })} />
        )}
        {stage.name === 'failed' && (
          <ErrorState message={stage.message}>
            <ButtonLink look="primary" to={connecting ? paths.settings : paths.login}>
              {connecting ? '설정으로' : '로그인으로'}
            </ButtonLink>
          </ErrorState>
        )}
      </div>
    </Page>
  );
}
