import { pageHeadings } from '@kkumpuri/contract';
import { Link, useLocation } from 'react-router-dom';
import { EntryPage, SideList } from '@/features/auth/entry/EntryPage';
import { LoginForm } from '@/features/auth/entry/LoginForm';
import { OtherWaysIn } from '@/features/auth/oauth/OtherWaysIn';
import { useEntrance } from '@/features/auth/entry/use-entrance';
import { paths } from '@/lib/paths';

const BENEFITS = [
  '해석한 꿈이 계정에 차곡차곡 남아요.',
  '꿈 일기로 지난 꿈을 날짜별로 돌아볼 수 있어요.',
  '마음에 남는 해석을 제목과 함께 나눌 수 있어요.',
];
const NOTES = [
  '로그인하지 않아도 꿈 해석은 바로 받을 수 있어요.',
  '함께 쓰는 기기라면 다 쓴 뒤 로그아웃해주세요.',
  '임시 비밀번호로 로그인했다면 설정에서 새 비밀번호로 바꿔주세요.',
];

export default function LoginPage() {
  const entrance = useEntrance();
  const { state } = useLocation() as { state: unknown };
  return (
    <EntryPage
      heading={pageHeadings.login}
      entering={entrance.entering}
      aside={
        <>
          <SideList title="로그인하면" items={BENEFITS} />
          <SideList title="알아두세요" items={NOTES} />
        </>
      }
    >
      <LoginForm {...entrance} />
      <OtherWaysIn />
      <p>
        아직 계정이 없으신가요?{' '}
        <Link to={paths.register} state={state}>
          회원가입
        </Link>
      </p>
    </EntryPage>
  );
}
