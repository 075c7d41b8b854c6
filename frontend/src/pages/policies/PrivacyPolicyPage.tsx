import { pageHeadings, privacyVersions } from '@kkumpuri/contract';
import { OperatorMail } from '@/components/OperatorMail';
import { type Section, StaticPage } from '@/components/page/StaticPage';
import { CollectedItems } from '@/features/static/CollectedItems';
import { ModelUse } from '@/features/static/ModelUse';
import { Retention } from '@/features/static/Retention';
import { paths } from '@/lib/paths';
import { policyFacts } from '@/lib/site/policy-facts';

const Officer = () => policyFacts().officer;

const SECTIONS: Section[] = [
  { id: 'items', title: '수집하는 항목', body: <CollectedItems /> },
  {
    id: 'purposes',
    title: '이용 목적',
    body: (
      <ul>
        <li>꿈을 해석하고 그 결과를 본인에게 다시 보여 드리기 위해</li>
        <li>회원을 알아보고 비밀번호 찾기를 돕기 위해</li>
        <li>회원이 직접 공유한 해석을 게시판에 보여 드리기 위해</li>
        <li>문의에 답하고, 지나친 요청과 도용을 막고, 장애를 고치기 위해</li>
      </ul>
    ),
  },
  {
    id: 'retention',
    title: '보유 기간과 파기',
    body: <Retention />,
  },
  {
    id: 'third-parties',
    title: '제3자 제공',
    body: (
      <p>
        개인정보를 제3자에게 제공하거나 팔지 않습니다. 법률에 특별한 규정이 있거나 수사기관이 적법한 절차로
        요구한 경우는 예외입니다.
      </p>
    ),
  },
  {
    id: 'processors',
    title: '처리 위탁과 국외 이전',
    body: <ModelUse />,
  },
  {
    id: 'rights',
    title: '이용자의 권리',
    body: (
      <>
        <p>
          언제든 자신의 개인정보를 열람하고, 고치고, 삭제하거나 처리를 멈춰 달라고 요청할 수 있습니다. 동의를
          거두고 설정의 <a href={paths.ownData}>내 데이터</a>에서 꿈을 모두 내려받고 바로 탈퇴할 수도
          있습니다. 아래 보호책임자에게 이메일로 알려주시면 10일 안에 답해 드립니다.
        </p>
        <p>해석은 자동으로 만들어지지만, 이용자의 권리나 의무에 영향을 주는 결정에는 쓰이지 않습니다.</p>
      </>
    ),
  },
  {
    id: 'automatic',
    title: '자동으로 수집하는 정보와 브라우저 저장소',
    body: (
      <>
        <p>쿠키와 광고, 방문 분석 도구는 쓰지 않습니다. 대신 브라우저의 저장소에 다음을 둡니다.</p>
        <ul>
          <li>로그인 상태를 위한 토큰과 익명 세션 식별자</li>
          <li>쓰던 꿈과 이 브라우저에서 해석한 꿈, 저장하지 못한 질문</li>
          <li>
            인터넷이 끊겨도 읽을 수 있도록 전에 열어 본 글과 해석, 질문, 검색한 목록과 내 계정 정보
            (로그인하거나 로그아웃하면 지웁니다)
          </li>
          <li>밝은 화면과 어두운 화면 중 고른 것</li>
        </ul>
        <p>
          브라우저 설정에서 이 사이트의 데이터를 지우면 모두 사라집니다. 지우면 이 브라우저에만 있던 꿈은 다시
          볼 수 없습니다.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: '안전하게 지키는 방법',
    body: (
      <>
        <p>
          비밀번호는 되돌릴 수 없게 암호화해 저장하고, 서버 기록에는 꿈의 내용과 세션 식별자를 남기지
          않습니다.
        </p>
        <p>
          공유하지 않은 꿈은 본인만 볼 수 있습니다. 관리자 화면에서도 가려져 있고, 신고나 문의를 처리해야 할
          때에만 까닭을 적고 하나씩 열 수 있습니다. 누가 언제 왜 열었는지는 기록에 남으며, 회원은 설정의{' '}
          <a href={paths.ownData}>내 데이터</a>에서 볼 수 있습니다.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: '만 14세 미만',
    body: (
      <p>
        만 14세 미만 아동의 회원가입은 받지 않습니다. 아동의 정보가 수집된 사실을 알게 되면 바로 삭제합니다.
        보호자께서는 보호책임자에게 알려주세요.
      </p>
    ),
  },
  {
    id: 'officer',
    title: '개인정보 보호책임자',
    body: (
      <>
        <dl className="facts">
          <dt>책임자</dt>
          <dd>
            <Officer />
          </dd>
          <dt>이메일</dt>
          <dd>
            <OperatorMail />
          </dd>
        </dl>
        <p>
          도움이 더 필요하면 개인정보침해 신고센터(<a href="tel:118">118</a>)나 개인정보 분쟁조정위원회(
          <a href="tel:1833-6972">1833-6972</a>)에 문의할 수 있습니다.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: '방침의 변경',
    body: <p>내용을 더하거나 빼거나 고칠 때에는 시행 7일 전까지 이 페이지에 알립니다.</p>,
  },
];

export default function PrivacyPolicyPage() {
  return (
    <StaticPage
      heading={pageHeadings.privacyPolicy}
      versions={privacyVersions}
      lead={
        <p>
          꿈은 아주 사적인 이야기입니다. 꿈풀이는 개인정보 보호법을 지키며, 꼭 필요한 것만 받고 받은 것은
          아래에 적은 대로만 씁니다.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
