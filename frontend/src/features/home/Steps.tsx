import type { Verdict } from '@kkumpuri/contract';
import { VerdictMoon } from '@/components/moon/VerdictMoon';

const STEPS: { moon: Verdict; title: string; text: string }[] = [
  { moon: '중립', title: '꿈 입력하기', text: '기억나는 만큼이면 충분해요. 2000자까지 적을 수 있어요.' },
  { moon: '엇갈림', title: 'AI 해석 받기', text: '찾은 상징이 먼저, 해석은 써지는 대로 보여요.' },
  { moon: '길', title: '기록하고 공유하기', text: '일기로 남기고, 원할 때만 나눠요.' },
];

const FEATURES = [
  { title: 'AI 꿈 해석', text: '근거가 된 꿈속의 말을 함께 보여 드려요.' },
  { title: '같은 뱀도 다르게 읽어요', text: '같은 뱀 꿈도 장면이 다르면 다르게 읽어요.' },
  { title: '꿈 기록 보관', text: '회원은 꿈 일기로 오래 간직해요.' },
  { title: '나만 보는 꿈', text: '공유하기 전에는 누구에게도 보이지 않아요.' },
];

export function Steps() {
  return (
    <>
      <section className="part wrap" aria-labelledby="steps">
        <h2 id="steps" className="visually-hidden">
          이용 방법
        </h2>
        <ol className="steps bound plain-list">
          {STEPS.map(({ moon, title, text }) => (
            <li key={title}>
              <VerdictMoon verdict={moon} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="part wrap" aria-labelledby="features">
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
    </>
  );
}
