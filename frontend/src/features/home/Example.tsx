import { VerdictMark } from '@/components/moon/Verdict';

/** An example dream with its reading. */
export function Example() {
  return (
    <section className="part wrap" aria-labelledby="example">
      <figure className="example bound" aria-label="꿈 이야기">
        <blockquote>
          <mark>할머니</mark>가 환하게 웃으며 <mark>떡</mark>을 한 접시 건네주셨다.
        </blockquote>
        <figcaption>
          <h2 id="example">웃으며 건네주신 떡 한 접시</h2>
          <VerdictMark verdict="길" />
          <p>
            조상이 밝은 얼굴로 오면 돌보는 손길로 반겼어요. 떡은 나눌 일이 생기는 그림이라 받아 든 것만으로도
            좋게 보았지요. 그리움이 이런 꿈을 데려오기도 해요. 기일이나 명절 무렵에 자주 꾸거든요.
          </p>
          <p className="soft small">이렇게 읽어 드려요. 꿈에 적힌 말에서 근거를 찾아서요.</p>
        </figcaption>
      </figure>
    </section>
  );
}
