import { type Post, splitLabel } from '@kkumpuri/contract';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CrashGuard } from '@/components/CrashGuard';
import { Button, ButtonLink } from '@/components/Button';
import { useAuth } from '@/features/auth/use-auth';
import { useReturnState } from '@/features/auth/entry/use-return-state';
import { Answer, Byline } from '@/features/reading/Answer';
import { DreamText } from '@/features/reading/DreamText';
import { Question } from '@/features/reading/Question';
import { SymbolCards } from '@/features/reading/SymbolCards';
import { Views } from '@/features/reading/Views';
import { paths } from '@/lib/paths';
import { splitLines } from '@/lib/split-lines';
import { lazyPart } from '@/lib/lazy-part';
import { LikeButton } from './LikeButton';

const RetitleButton = lazyPart(() => import('@/features/interpretation/result/RetitleButton'));

const DREAM_HEADING = '꿈 이야기';

function useBack(): () => void {
  const navigate = useNavigate();
  const openedHere = useLocation().key === 'default';
  return () => void (openedHere ? navigate(paths.board) : navigate(-1));
}

function GuestBanner() {
  const { user, loading } = useAuth();
  const back = useReturnState();
  if (user || loading) return null;
  return (
    <p className="guest-banner">
      회원가입하면 좋아요와 댓글을 남길 수 있어요.{' '}
      <Link to={paths.register} state={back}>
        회원가입
      </Link>
    </p>
  );
}

/** A line of a reading without parts. A label at its start is shown above the text. */
function ReadingLine({ line }: { line: string }) {
  const { label, words } = splitLabel(line);
  if (!label) return <p>{words}</p>;
  return (
    <p>
      <strong>{label}</strong> {words}
    </p>
  );
}

function PlainReading({ post }: { post: Post }) {
  return (
    <div className="answer wrap">
      <div className="reading-lines">
        {splitLines(post.interpretation).map((line, index) => (
          <ReadingLine key={index} line={line} />
        ))}
        <Byline author={{ engine: post.engine, fallback: false }} />
      </div>
      <DreamText heading={DREAM_HEADING} dream={post.dream_content} />
    </div>
  );
}

function Reading({ post }: { post: Post }) {
  const { reading } = post;
  if (!reading) return <PlainReading post={post} />;
  return (
    <>
      <Answer
        headline={post.title.includes(reading.headline ?? '') ? null : reading.headline}
        summary={reading.summary}
        author={{ engine: post.engine, fallback: false }}
      >
        <DreamText heading={DREAM_HEADING} dream={post.dream_content} symbols={reading.symbols} />
      </Answer>
      <Views reading={reading} />
      <SymbolCards symbols={reading.symbols} />
      <Question reading={reading} />
    </>
  );
}

export function PostView({ post, onLike }: { post: Post; onLike: () => void }) {
  const back = useBack();
  return (
    <article className="reading">
      <h2 className="visually-hidden">꿈 해석</h2>
      <Reading post={post} />
      <div className="part wrap stack">
        <GuestBanner />
        <div className="row post-actions no-print">
          <LikeButton post={post} onPress={onLike} />
          <Button onClick={back}>
            <ArrowLeft size={18} aria-hidden="true" />
            뒤로 가기
          </Button>
          <ButtonLink to={paths.board}>목록으로</ButtonLink>
          {post.dream_id && (
            <CrashGuard>
              <Suspense>
                <RetitleButton dreamId={post.dream_id} title={post.title} />
              </Suspense>
            </CrashGuard>
          )}
        </div>
      </div>
    </article>
  );
}
