import { pageHeadings, termsVersions } from '@kkumpuri/contract';
import { OperatorMail } from '@/components/OperatorMail';
import { type Section, StaticPage } from '@/components/page/StaticPage';
import { paths } from '@/lib/paths';

const SECTIONS: Section[] = [
  {
    id: 'purpose',
    title: '목적',
    body: (
      <p>
        이 약관은 꿈풀이(이하 “서비스”)를 이용하는 분과 서비스를 운영하는 곳의 권리와 의무, 이용 조건을
        정합니다.
      </p>
    ),
  },
  {
    id: 'service',
    title: '서비스의 내용',
    body: (
      <ul>
        <li>적어주신 꿈을 전통 해몽과 심리학의 관점에서 풀이한 글을 만들어 드립니다.</li>
        <li>회원은 해석을 보관하고 꿈 일기로 돌아보며, 원하는 해석을 게시판에 공유할 수 있습니다.</li>
        <li>질문 게시판에서 궁금한 점을 묻고 관리자의 답변을 받을 수 있습니다.</li>
        <li>서비스는 무료이며 회원가입 없이도 꿈 해석을 받을 수 있습니다.</li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: '회원가입과 계정',
    body: (
      <ul>
        <li>
          만 14세 이상이면 이메일과 사용자 이름, 비밀번호로, 또는 다른 서비스의 계정으로 가입할 수 있습니다.
        </li>
        <li>가입하면 같은 브라우저에서 서버에 저장된 꿈이 새 계정에 연결됩니다.</li>
        <li>비밀번호는 스스로 관리해야 하며, 다른 사람이 알게 되었다면 바로 변경해주세요.</li>
        <li>
          설정의 <a href={paths.ownData}>내 데이터</a>에서 언제든 바로 탈퇴할 수 있습니다. 계정과 기록은
          곧바로 삭제됩니다.
        </li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: '이용자가 올린 글',
    body: (
      <ul>
        <li>적어주신 꿈과 글의 권리는 쓴 분에게 있습니다.</li>
        <li>공유하면 제목과 꿈, 해석, 사용자 이름이 누구에게나 보이고 검색에 나올 수 있습니다.</li>
        <li>공유한 글은 서비스 안에서 보여 드리는 데에만 씁니다. 언제든 직접 내릴 수 있습니다.</li>
      </ul>
    ),
  },
  {
    id: 'rules',
    title: '하지 말아야 할 일',
    body: (
      <ul>
        <li>다른 사람의 개인정보를 적거나 명예를 해치는 일</li>
        <li>음란하거나 폭력적인 글, 광고를 올리는 일</li>
        <li>다른 사람의 계정을 쓰거나 서비스의 운영을 방해하는 일</li>
        <li>자동화된 방법으로 요청을 지나치게 많이 보내는 일</li>
      </ul>
    ),
  },
  {
    id: 'moderation',
    title: '글과 계정의 삭제',
    body: (
      <p>
        위의 약속을 어긴 글은 삭제될 수 있고, 되풀이되면 계정이 삭제될 수 있습니다. 지워진 꿈과 글은 되돌릴 수
        없습니다.
      </p>
    ),
  },
  {
    id: 'ai',
    title: '해석의 성격',
    body: (
      <p>
        해석은 자동으로 만들어진 글이며 예언이나 의학적 조언이 아닙니다. 자세한 내용은{' '}
        <a href={paths.disclaimer}>면책조항</a>을 읽어주세요.
      </p>
    ),
  },
  {
    id: 'changes',
    title: '서비스와 약관의 변경',
    body: (
      <p>
        점검이나 장애, 외부 사정으로 서비스가 바뀌거나 멈출 수 있습니다. 약관을 바꿀 때에는 시행 7일 전까지,
        이용자에게 불리하다면 30일 전까지 이 페이지에 알립니다.
      </p>
    ),
  },
  {
    id: 'liability',
    title: '책임과 분쟁',
    body: (
      <p>
        무료로 제공되는 서비스이므로 고의나 중대한 과실이 없는 한 손해에 책임을 지지 않습니다. 다툼이 생기면
        먼저 대화로 풀고, 풀리지 않으면 대한민국 법과 관할 법원에 따릅니다.
      </p>
    ),
  },
  {
    id: 'contact',
    title: '문의',
    body: (
      <p>
        <OperatorMail />
      </p>
    ),
  },
];

export default function TermsPage() {
  return (
    <StaticPage
      heading={pageHeadings.termsOfService}
      versions={termsVersions}
      lead={<p>꿈풀이를 이용해주셔서 고맙습니다. 서로 지킬 약속을 쉬운 말로 적었습니다.</p>}
      sections={SECTIONS}
    />
  );
}
