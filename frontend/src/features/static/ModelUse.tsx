import { modelProvider } from '@/lib/site/model-provider';
import { paths } from '@/lib/paths';
import { reader } from '@/lib/site/reader';

/** Without a configured model, no dream content leaves the service. */
function NoModel() {
  return (
    <p>
      꿈은 서비스 안의 해몽 사전이 읽습니다. AI 모델을 쓰지 않으며, 꿈의 내용을 다른 회사나 국외로 보내지
      않습니다.
    </p>
  );
}

/** Who receives the dreams, which data, for how long, and how to opt out. */
export function ModelUse() {
  if (reader() !== 'model') return <NoModel />;
  const { name, country, contact, retention } = modelProvider();
  return (
    <>
      <p>
        AI 모델이 꿈을 읽고 해석을 씁니다. 그러려면 꿈의 내용을 아래 회사에 보내야 합니다. 이메일과 사용자
        이름, 세션 식별자는 보내지 않습니다.
      </p>
      <dl className="facts">
        <dt>받는 곳</dt>
        <dd>
          {name ?? '운영자가 연결한 AI 모델 제공 회사. 이름은 아래 보호책임자에게 물어보실 수 있습니다.'}
        </dd>
        {contact && (
          <>
            <dt>연락처</dt>
            <dd>{contact}</dd>
          </>
        )}
        <dt>국가</dt>
        <dd>{country ?? '그 회사의 서버가 있는 국가. 국외일 수 있습니다.'}</dd>
        <dt>항목</dt>
        <dd>꿈의 내용과, 해몽 사전이 그 꿈에서 찾은 상징과 풀이</dd>
        <dt>시기와 방법</dt>
        <dd>꿈 해석을 요청할 때마다 암호화된 통신으로 전송</dd>
        <dt>목적</dt>
        <dd>해석 글의 생성</dd>
        <dt>보관 기간</dt>
        <dd>{retention ?? '그 회사의 방침을 따릅니다.'}</dd>
      </dl>
      <p>
        원하지 않으시면 회원은 <a href={paths.settings}>설정</a>에서 ‘내 꿈은 AI에 보내지 않기’를 고를 수
        있습니다. 그때부터 해몽 사전이 대신 읽고, 꿈은 밖으로 나가지 않습니다. AI가 쓰는 동안에는 ‘그만
        쓰기’로 멈출 수 있습니다. 꿈에 이름이나 연락처는 적지 마세요.
      </p>
    </>
  );
}
