import { pageHeadings } from '@kkumpuri/contract';
import { OperatorMail } from '@/components/OperatorMail';
import { type Section, StaticPage } from '@/components/page/StaticPage';

const HELPLINES = [
  { number: '109', name: '자살예방상담전화', about: '죽고 싶은 마음이 들 때, 하루 24시간' },
  {
    number: '1577-0199',
    name: '정신건강 위기상담전화',
    about: '마음이 힘들 때 가까운 정신건강복지센터와, 하루 24시간',
  },
  { number: '1388', name: '청소년상담전화', about: '청소년이거나 청소년이 걱정될 때, 하루 24시간' },
  { number: '119', name: '긴급구조', about: '지금 당장 위험할 때' },
];

function Helplines() {
  return (
    <ul className="plain-list helplines">
      {HELPLINES.map(({ number, name, about }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            {name} {number}
          </a>
          <p className="soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}

const SECTIONS: Section[] = [
  {
    id: 'entertainment',
    title: '재미와 성찰을 위한 서비스입니다',
    body: (
      <p>
        꿈풀이는 꿈을 돌아보고 생각할 거리를 얻기 위한 서비스입니다. 해석은 앞날을 예언하지 않으며, 복권
        번호나 투자, 시험, 결혼, 임신 같은 중요한 결정의 근거가 될 수 없습니다.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'AI가 쓴 글입니다',
    body: (
      <>
        <p>
          해석은 인공지능 모델 또는 전통 해몽 사전을 바탕으로 자동으로 만들어집니다. 어느 쪽이 썼는지는
          해석마다 적혀 있습니다. 사람이 하나하나 확인하지 않으므로 틀리거나 어색하거나 상황에 맞지 않는
          내용이 있을 수 있습니다. AI 해석 결과를 100% 신뢰하지 마세요.
        </p>
        <p>
          전통 해몽은 오랫동안 전해 온 문화이고 지역과 책에 따라 풀이가 다릅니다. 과학으로 확인된 사실이
          아닙니다.
        </p>
      </>
    ),
  },
  {
    id: 'medical',
    title: '의학적 조언이 아닙니다',
    body: (
      <p>
        심리학적 관점의 글도 진단이나 치료, 상담을 대신하지 않습니다. 악몽이 되풀이되거나 잠을 이루기 어렵거나
        마음이 오래 힘들다면 의사나 상담사와 이야기해보세요.
      </p>
    ),
  },
  {
    id: 'help',
    title: '지금 많이 힘들다면',
    body: (
      <>
        <p>혼자 견디지 않아도 괜찮습니다. 아래 번호는 언제든 전화할 수 있습니다.</p>
        <Helplines />
      </>
    ),
  },
  {
    id: 'shared',
    title: '공유된 글',
    body: (
      <p>
        게시판의 꿈과 제목은 이용자가 올린 것이며 꿈풀이의 의견이 아닙니다. 문제가 되는 글을 보셨다면{' '}
        <OperatorMail />로 알려주세요.
      </p>
    ),
  },
  {
    id: 'limits',
    title: '책임의 범위',
    body: (
      <p>
        꿈풀이는 해석을 믿고 한 선택의 결과에 책임을 지지 않습니다. 다만 꿈풀이의 고의나 중대한 과실로 생긴
        손해에 대한 책임까지 피하려는 뜻은 아닙니다.
      </p>
    ),
  },
];

export default function DisclaimerPage() {
  return (
    <StaticPage
      heading={pageHeadings.disclaimer}
      effective="시행일: 2025년 9월 1일"
      lead={<p>이 서비스는 오락 목적으로 제공되며 의학적 조언이 아닙니다. 이용하기 전에 읽어주세요.</p>}
      sections={SECTIONS}
    />
  );
}
