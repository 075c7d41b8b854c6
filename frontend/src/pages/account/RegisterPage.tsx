import { pageHeadings } from '@kkumpuri/contract';
import { Link, useLocation } from 'react-router-dom';
import { EntryPage, SideList } from '@/features/auth/entry/EntryPage';
import { RegisterForm } from '@/features/auth/entry/RegisterForm';
import { OtherWaysIn } from '@/features/auth/oauth/OtherWaysIn';
import { useEntrance } from '@/features/auth/entry/use-entrance';
import { paths } from '@/lib/paths';

const BENEFITS = [
  '이 브라우저에서 해석한 꿈이 새 계정에 연결돼요.',
  '해석이 서버에 저장되어 다른 기기에서도 볼 수 있어요.',
  '꿈을 나누고, 다른 사람의 꿈에 좋아요를 남길 수 있어요.',
];
const NOTES = [
  '이메일은 로그인과 비밀번호 찾기에만 써요.',
  '사용자 이름은 본명이 아니어도 괜찮아요.',
  '꿈은 직접 공유하기 전에는 다른 사람에게 보이지 않아요.',
  'AI 해석은 예언이나 진단이 아니에요. 가볍게 참고해주세요.',
];

export default function RegisterPage() {
  const entrance = useEntrance();
  const { state } = useLocation() as { state: unknown };
  return (
    <EntryPage
      heading={pageHeadings.register}
      entering={entrance.entering}
      aside={
        <>
          <SideList title="계정이 생기면" items={BENEFITS} />
          <SideList title="알아두세요" items={NOTES} />
        </>
      }
    >
      <RegisterForm {...entrance} />
      <OtherWaysIn />
      <p>
        이미 계정이 있으신가요?{' '}
        <Link to={paths.login} state={state}>
          로그인
        </Link>
      </p>
    </EntryPage>
  );
}
