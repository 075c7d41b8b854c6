import { homeTitle, type User } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { BeforeSending } from '@/features/interpretation/form/BeforeSending';
import { DreamForm } from '@/features/interpretation/form/DreamForm';
import { useMyDreams } from '@/features/interpretation/use-my-dreams';
import { paths } from '@/lib/paths';
import { LastDream } from './LastDream';
import { Week } from './Week';

function Recent() {
  const { rows } = useMyDreams();
  const dreams = rows.map(({ row }) => row);
  const last = dreams.find(({ reading }) => reading);
  return (
    <div className="recent">
      <Week dreams={dreams} />
      {last && <LastDream row={last} />}
    </div>
  );
}

/** Home page of members: dream form and recent dreams. Shows no name until the token is verified. */
export default function MemberHome({ user }: { user: User | null }) {
  return (
    <Page
      heading={user ? `${user.username}님, 어젯밤 꿈, 기억나세요?` : '어젯밤 꿈, 기억나세요?'}
      title={homeTitle}
      className="home"
      stage={(heading) => (
        <div className="member wrap">
          <section className="member-writing">
            <p className="welcome">
              {user ? `다시 오신 것을 환영해요, ${user.username}님` : '다시 오신 것을 환영해요'}
            </p>
            {heading}
            <DreamForm rows={4} />
            <BeforeSending />
            <p className="row">
              <ButtonLink to={paths.newDream}>새 꿈 해석하기</ButtonLink>
              <ButtonLink to={paths.myDreams}>나의 꿈 보기</ButtonLink>
            </p>
          </section>
          {user && <Recent key={user.id} />}
        </div>
      )}
    >
      {null}
    </Page>
  );
}
