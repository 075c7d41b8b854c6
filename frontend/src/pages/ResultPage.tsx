import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessages, pageHeadings, pageTitle } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { LiveRegion } from '@/components/page/LiveRegion';
import { Page } from '@/components/page/Page';
import { ErrorState, Skeleton } from '@/components/states';
import { CareView } from '@/features/care/CareView';
import { useUser } from '@/features/auth/use-auth';
import { Result } from '@/features/interpretation/result/Result';
import { useInterpretation } from '@/features/interpretation/result/use-interpretation';
import { stageOf, WorkInProgress } from '@/features/interpretation/progress/WorkInProgress';
import { ReadingStage } from '@/features/reading/ReadingStage';
import { cardId } from '@/features/reading/show-symbol';
import { formatLongDateTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { useDelayed } from '@/lib/hooks/use-delayed';
import '@/styles/dream.css';

const HEADING = pageHeadings.dream;
const WAIT_MS = 250;
/** Keeps the line of the time free, so that the heading stays where it is when the dream arrives. */
const NO_TIME = '\u00a0';

interface FailedProps {
  id: string;
  message: string;
  onRetry: () => void;
}

function Failed({ id, message, onRetry }: FailedProps) {
  const user = useUser();
  return (
    <Page heading={HEADING}>
      <ErrorState message={message} onRetry={onRetry}>
        {message === errorMessages.interpretationOfAnother && !user && (
          <ButtonLink look="primary" to={paths.login} state={{ from: paths.dream(id) }}>
            로그인
          </ButtonLink>
        )}
        <ButtonLink to={paths.home}>홈으로 돌아가기</ButtonLink>
      </ErrorState>
    </Page>
  );
}

/** True once the user has waited longer than WAIT_MS, so that an already finished reading is not announced as ready. */
function useWaited(isPending: boolean): boolean {
  const isLong = useDelayed(isPending, WAIT_MS);
  const [waited, setWaited] = useState(false);
  if (isLong && !waited) setWaited(true);
  return waited;
}

export default function ResultPage() {
  const { id = '' } = useParams();
  const { row, source, live, error, retry } = useInterpretation(id);
  const waited = useWaited(!row && !error && live !== undefined);
  if (row?.care === 'crisis') {
    return (
      <Page heading="이야기를 들어 줄 곳" hideHeading>
        <CareView dream={row.dream_content} />
      </Page>
    );
  }
  if (!row && error) return <Failed id={id} message={error} onRetry={retry} />;
  const reading = row?.reading;
  return (
    <Page
      heading={reading?.headline ?? HEADING}
      kicker={reading?.headline ? HEADING : undefined}
      title={pageTitle(HEADING)}
      stage={(heading) => (
        <ReadingStage
          verdict={reading?.traditional.verdict ?? (row && null)}
          when={row ? <time dateTime={row.created_at}>{formatLongDateTime(row.created_at)}</time> : NO_TIME}
          heading={heading}
          symbols={reading?.symbols}
          addressOf={(symbol) => `#${cardId(symbol)}`}
        >
          <p className="stage-line" role="status">
            {!row && live && stageOf(live)}
          </p>
        </ReadingStage>
      )}
    >
      <LiveRegion text={row && waited ? '해석이 준비되었어요.' : ''} />
      {row && <Result row={row} source={source} />}
      {!row &&
        (live ? (
          <WorkInProgress id={id} live={live} />
        ) : (
          <div className="wrap">
            <Skeleton lines={8} />
          </div>
        ))}
    </Page>
  );
}
