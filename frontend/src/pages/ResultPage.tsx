import { useNavigate, useParams } from 'react-router-dom';
import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { LiveRegion } from '@/components/LiveRegion';
import { Page } from '@/components/Page';
import { ErrorState, Skeleton } from '@/components/states';
import { CareView } from '@/features/care/CareView';
import { WarmWord } from '@/features/care/WarmWord';
import { useUser } from '@/features/auth/use-auth';
import { DeleteDreamButton } from '@/features/removal/DeleteDreamButton';
import { CopyButton } from '@/features/interpretation/CopyButton';
import { DreamQuotation } from '@/features/interpretation/DreamQuotation';
import { useKeptPlace } from '@/features/interpretation/kept-place';
import { ReadingView } from '@/features/interpretation/ReadingView';
import { ShareSection } from '@/features/interpretation/ShareSection';
import { TipsCards } from '@/features/interpretation/TipsCards';
import { type Source, useInterpretation } from '@/features/interpretation/use-interpretation';
import { WorkInProgress } from '@/features/interpretation/WorkInProgress';
import { formatLongDateTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import '@/styles/dream.css';

function Actions({ row, source }: { row: Interpretation; source: Source }) {
  const user = useUser();
  const navigate = useNavigate();
  const isOwn = source === 'local' || row.user_id === (user?.id ?? null);
  return (
    <div className="column stack actions no-print">
      <ShareSection row={row} source={source} />
      <div className="row">
        <ButtonLink look="primary" to={paths.newDream}>
          새로운 꿈 해석하기
        </ButtonLink>
        <ButtonLink to={paths.board}>다른 꿈 해석 둘러보기</ButtonLink>
        <CopyButton row={row} />
        {isOwn && (
          <DeleteDreamButton
            row={row}
            local={source === 'local'}
            onRemoved={() => void navigate(user ? paths.diary : paths.myDreams)}
          />
        )}
      </div>
    </div>
  );
}

function Result({ row, source }: { row: Interpretation; source: Source }) {
  useKeptPlace();
  const isGentle = row.care === 'gentle';
  return (
    <article>
      {isGentle && row.care_first && <WarmWord />}
      <DreamQuotation row={row} />
      <h2 className="visually-hidden">꿈 해석</h2>
      <ReadingView row={row} />
      {isGentle && !row.care_first && <WarmWord />}
      <Actions row={row} source={source} />
      <TipsCards />
    </article>
  );
}

export default function ResultPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const { row, source, live, error, retry } = useInterpretation(id);
  const time = row?.created_at;
  if (row?.care === 'crisis') {
    return (
      <Page heading="이야기를 들어 줄 곳" hideHeading>
        <CareView dream={row.dream_content} />
      </Page>
    );
  }
  return (
    <Page
      heading="꿈 해석 결과"
      above={
        time && (
          <time className="when soft small" dateTime={time}>
            {formatLongDateTime(time)}
          </time>
        )
      }
    >
      <LiveRegion text={row && live ? '해석이 준비되었어요.' : ''} />
      {row && <Result row={row} source={source} />}
      {!row && error && (
        <ErrorState message={error} onRetry={retry}>
          {error === errorMessages.interpretationOfAnother && !user && (
            <ButtonLink look="primary" to={paths.login} state={{ from: paths.dream(id) }}>
              로그인
            </ButtonLink>
          )}
          <ButtonLink to={paths.home}>홈으로 돌아가기</ButtonLink>
        </ErrorState>
      )}
      {!row && !error && (live ? <WorkInProgress live={live} /> : <Skeleton lines={8} />)}
    </Page>
  );
}
