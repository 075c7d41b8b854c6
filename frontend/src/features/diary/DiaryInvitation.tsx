import { ButtonLink } from '@/components/Button';
import { useReturnState } from '@/features/auth/entry/use-return-state';
import { paths } from '@/lib/paths';

/** For guests: explains the diary and links to login and registration. */
export function DiaryInvitation() {
  const state = useReturnState();
  return (
    <div className="card stack">
      <p>
        꿈 일기는 회원만 볼 수 있어요. 로그인하면 그동안 해석한 꿈을 날짜별로 다시 읽고, 되풀이되는 꿈을
        찾아볼 수 있어요.
      </p>
      <div className="row">
        <ButtonLink look="primary" to={paths.login} state={state}>
          로그인
        </ButtonLink>
        <ButtonLink to={paths.register} state={state}>
          회원가입
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.myDreams}>
          이 브라우저의 꿈 보기
        </ButtonLink>
      </div>
    </div>
  );
}
