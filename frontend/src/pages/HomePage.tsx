import { homeTitle, pageHeadings } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { useAuth } from '@/features/auth/use-auth';
import { Example } from '@/features/home/Example';
import { Hero } from '@/features/home/Hero';
import { SharedDreams } from '@/features/home/SharedDreams';
import { SoughtSymbols } from '@/features/home/SoughtSymbols';
import { Steps } from '@/features/home/Steps';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';

/** Shown to members, and while it is unknown whether the user is one. */
const MemberHome = lazyPart(() => import('@/features/home/MemberHome'));

function Invitation() {
  return (
    <section className="night invitation" aria-labelledby="invitation">
      <div className="wrap">
        <div>
          <h2 id="invitation">꿈을 이어서 보관하세요</h2>
          <p>회원가입하면 지금 해석한 꿈도 계정에 연결됩니다.</p>
        </div>
        <div className="row">
          <ButtonLink look="primary" to={paths.register}>
            회원가입하고 꿈 연결하기
          </ButtonLink>
          <ButtonLink to={paths.newDream}>꿈 해석 시작하기</ButtonLink>
          <ButtonLink look="quiet" to={paths.myDreams}>
            이 브라우저의 꿈 보기
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export function HomePage() {
  const { user, loading } = useAuth();
  if (user || loading) return <MemberHome user={user} />;
  return (
    <Page
      heading={pageHeadings.home}
      title={homeTitle}
      className="home"
      stage={(heading) => <Hero heading={heading} />}
    >
      <Example />
      <SoughtSymbols />
      <SharedDreams />
      <Steps />
      <Invitation />
    </Page>
  );
}
