import { Page } from '@/components/Page';
import { DreamForm } from '@/features/interpretation/DreamForm';
import '@/styles/dream.css';

const TIPS = [
  '누가, 어디서, 무엇을 했는지',
  '꿈속에서 느낀 기분과 깨고 난 뒤의 기분',
  '색, 크기, 숫자처럼 또렷이 남은 것',
  '깨기 직전의 마지막 장면',
];

export default function NewDreamPage() {
  return (
    <Page heading="새로운 꿈 해석" narrow>
      <DreamForm />
      <section className="advice" aria-labelledby="advice">
        <h2 id="advice">더 나은 해석을 위한 팁</h2>
        <ul className="soft">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className="soft small">
          작성하신 꿈은 해석에만 사용되며, 직접 공유하기 전에는 다른 사람에게 보이지 않습니다.
        </p>
      </section>
    </Page>
  );
}
