import { ButtonLink } from '@/components/Button';
import { Moon } from '@/components/Moon';
import { useAuth } from '@/features/auth/use-auth';
import { Page } from '@/components/Page';
import { paths } from '@/lib/paths';
import '@/styles/home.css';

const STEPS = [
  { phase: 'new', title: '꿈 입력하기', text: '기억나는 만큼이면 충분해요. 2000자까지 적을 수 있어요.' },
  { phase: 'half', title: 'AI 해석 받기', text: '찾은 상징이 먼저, 해석은 써지는 대로 보여요.' },
  { phase: 'full', title: '기록하고 공유하기', text: '일기로 남기고, 원할 때만 나눕니다.' },
] as const;

const FEATURES = [
  { title: 'AI 꿈 해석', text: '근거가 된 꿈속의 말을 함께 보여 드려요.' },
  { title: '맞춤형 서비스', text: '같은 뱀 꿈도 장면이 다르면 다르게 읽어요.' },
  { title: '꿈 기록 보관', text: '회원은 꿈 일기로 오래 간직합니다.' },
  { title: '안전한 환경', text: '공유하기 전에는 누구에게도 보이지 않아요.' },
];

const STORY = [
  { name: '할머니', text: '조상이 밝은 얼굴로 오면 도움으로 읽었어요.' },
  { name: '떡', text: '받으면 나눌 일이 생긴다고 보았어요. 먹지 않고 들고만 있으면 해석이 갈려요.' },
  { name: '심리학', text: '그리움은 기념일 무렵의 꿈에 자주 이어져요.' },
];

function Story() {
  return (
    <figure className="story" aria-label="꿈 이야기">
      <blockquote>
        <mark>할머니</mark>가 환하게 웃으며 <mark>떡</mark>을 한 접시 건네주셨다.
      </blockquote>
      <dl>
        {STORY.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Invitation() {
  const { user } = useAuth();
  if (user) {
    return (
      <section className="invitation" aria-labelledby="invitation">
        <h2 id="invitation">다시 오신 것을 환영해요, {user.username}님</h2>
        <div className="row">
          <ButtonLink to={paths.newDream}>새 꿈 해석하기</ButtonLink>
          <ButtonLink to={paths.myDreams}>나의 꿈 보기</ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <section className="invitation" aria-labelledby="invitation">
      <div>
        <h2 id="invitation">꿈을 이어서 보관하세요</h2>
        <p>지금 해석한 꿈도 회원가입하면 그대로 옮겨져요.</p>
      </div>
      <div className="row">
        <ButtonLink to={paths.register}>회원가입하고 꿈 연결하기</ButtonLink>
        <ButtonLink to={paths.myDreams}>이 브라우저의 꿈 보기</ButtonLink>
      </div>
    </section>
  );
}

export function HomePage() {
  return (
    <Page heading="당신의 꿈, 어떤 의미일까요?" title="꿈풀이 – AI 꿈 해석" className="home">
      <div className="hero">
        <div>
          <p className="lead">
            사라지기 전에 적어 두세요. 우리 전통 해몽과 심리학, 두 갈래로 읽어 드려요. 꿈에 나온 당신의 말에서
            근거를 찾아서요.
          </p>
          <p className="start">
            <ButtonLink look="primary" size="large" to={paths.newDream}>
              꿈 해석 시작하기
            </ButtonLink>
          </p>
          <p className="small soft">
            회원가입 없이 바로 이용할 수 있어요. 회원가입하면 해석한 꿈이 계정에 연결됩니다. AI 해석 결과를
            100% 신뢰하지 마세요.
          </p>
        </div>
        <Story />
      </div>
      <section aria-labelledby="steps">
        <h2 id="steps" className="visually-hidden">
          이용 방법
        </h2>
        <ol className="steps plain-list">
          {STEPS.map(({ phase, title, text }) => (
            <li key={title}>
              <Moon phase={phase} size={44} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="features">
        <h2 id="features" className="visually-hidden">
          꿈풀이가 드리는 것
        </h2>
        <ul className="features plain-list">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Invitation />
    </Page>
  );
}
