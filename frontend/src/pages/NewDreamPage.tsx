import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/page/Page';
import { BeforeSending } from '@/features/interpretation/form/BeforeSending';
import { DreamForm } from '@/features/interpretation/form/DreamForm';

const TIPS = [
  '누가, 어디서, 무엇을 했는지',
  '꿈속에서 느낀 기분과 깨고 난 뒤의 기분',
  '색, 크기, 숫자처럼 또렷이 남은 것',
  '깨기 직전의 마지막 장면',
];

export default function NewDreamPage() {
  return (
    <Page heading={pageHeadings.newDream} className="new-dream">
      <div className="new-dream-columns">
        <div>
          <DreamForm rows={10} autoFocus />
          <BeforeSending />
        </div>
        <section className="advice" aria-labelledby="advice">
          <h2 id="advice">더 나은 해석을 위한 팁</h2>
          <ul className="plain-list">
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
