import { type DreamSymbol, type SymbolDetail, verdictNames, verdicts } from '@kkumpuri/contract';
import { josa } from 'es-hangul';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { paths } from '@/lib/paths';

const SOURCE_NOTES: Record<string, string> = {
  사료: '삼국사기·삼국유사 같은 옛 기록에 같은 이야기가 있어요.',
  민속: '민속과 구전으로 널리 전해 오는 풀이예요.',
  통속: '요즘 해몽서와 인터넷에서 굳어진 풀이예요.',
  현대: '옛날에는 없던 것이라 비슷한 상징에 빗대어 풀었어요.',
  연구: '심리학적 관점은 연구 논문에 바탕을 두었어요.',
};

/** Scenes grouped by verdict. */
function Situations({ situations }: Pick<DreamSymbol, 'situations'>) {
  const groups = verdicts
    .map((verdict) => ({ verdict, scenes: situations.filter((scene) => scene.verdict === verdict) }))
    .filter(({ scenes }) => scenes.length > 0);
  return (
    <div className="situation-groups">
      {groups.map(({ verdict, scenes }) => (
        <section key={verdict} aria-labelledby={`scenes-${verdict}`}>
          <h3 id={`scenes-${verdict}`} className={`verdict ${verdictLook(verdict)}`}>
            <VerdictMoon verdict={verdict} />
            {verdictNames[verdict]}
          </h3>
          <ul className="plain-list">
            {scenes.map(({ when, meaning }) => (
              <li key={when}>
                <h4>{when}</h4>
                <p>{meaning}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Stories({ name, stories }: Pick<SymbolDetail, 'name' | 'stories'>) {
  if (stories.length === 0) return null;
  return (
    <section className="stack">
      <h2>{josa(name, '이/가')} 나오는 이야기</h2>
      <ul className="plain-list symbol-stories">
        {stories.map(({ slug, name: title, headline, verdict }) => (
          <li key={slug}>
            <VerdictMoon verdict={verdict} large />
            <div>
              <Link to={paths.story(slug)}>{title}</Link>
              <p className="soft small">
                <span className="visually-hidden">{verdictNames[verdict]}, </span>
                {headline}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: Pick<DreamSymbol, 'sources'>) {
  return (
    <dl className="sources">
      {sources.map((source) => (
        <div key={source}>
          <dt className="badge">{source}</dt>
          <dd>{SOURCE_NOTES[source]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For frightening symbols: states that they are no omen, whatever their verdict, and names numbers to call. */
function Caution() {
  return (
    <p className="notice">
      앞일을 알리는 꿈으로 듣지 않아도 괜찮아요. 깨어 있을 때도 마음이 많이 힘들다면 혼자 견디지 말고 이야기해
      주세요. 자살예방 상담전화 <a href="tel:109">109</a>, 정신건강 상담전화{' '}
      <a href="tel:1577-0199">1577-0199</a>, 청소년 상담전화 <a href="tel:1388">1388</a>에서 24시간 도움을
      받을 수 있어요.
    </p>
  );
}

/** Links to what a reader of the page may want next. */
function Further({ name }: Pick<DreamSymbol, 'name'>) {
  return (
    <div className="row no-print">
      <ButtonLink look="primary" to={paths.newDream}>
        내 꿈 해석하기
      </ButtonLink>
      <ButtonLink to={`${paths.board}?q=${encodeURIComponent(name)}`}>이 상징이 나온 꿈 보기</ButtonLink>
      <ButtonLink look="quiet" to={paths.symbols}>
        꿈 상징 사전
      </ButtonLink>
    </div>
  );
}

/** The links on a night band, which asks for the reader's own dream. Not for frightening symbols. */
function Closing({ name }: Pick<DreamSymbol, 'name'>) {
  return (
    <section className="night closing no-print" aria-labelledby="closing">
      <div className="wrap">
        <div>
          <h2 id="closing">{name.endsWith('꿈') ? name : `${name} 꿈`}을 꾸셨나요?</h2>
          <p>장면이 다르면 풀이도 달라요. 기억나는 만큼 적어 주세요.</p>
        </div>
        <Further name={name} />
      </div>
    </section>
  );
}

export function SymbolView({ symbol }: { symbol: SymbolDetail }) {
  const { name, situations, disagreement, psychological, sources, caution, stories } = symbol;
  return (
    <>
      <div className="symbol-page wrap">
        {caution && <Caution />}
        <section className="stack">
          <h2>전통 해몽</h2>
          <Situations situations={situations} />
          {disagreement && <p className="disagreement">{disagreement}</p>}
        </section>
        <div className="symbol-pair">
          <section className="stack">
            <h2>심리학적 관점</h2>
            <p>{psychological}</p>
          </section>
          <section className="stack">
            <h2>풀이의 바탕</h2>
            <Sources sources={sources} />
            <p className="soft small">전해 오는 풀이를 모은 것이며, 앞날을 알려 주지는 않아요.</p>
          </section>
        </div>
        <Stories name={name} stories={stories} />
        {caution && <Further name={name} />}
      </div>
      {!caution && <Closing name={name} />}
    </>
  );
}
