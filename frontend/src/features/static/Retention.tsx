import { limits } from '@kkumpuri/contract';
import { policyFacts } from '@/lib/site/policy-facts';

/** Retention periods. A test checks each promise: docs/privacy.md. */
export function Retention() {
  const { guestDays, backupDays } = policyFacts();
  return (
    <>
      <ul>
        <li>
          계정과 꿈 기록은 탈퇴할 때까지 보관하고, 탈퇴하면 바로 파기합니다. 그 회원의 꿈, 공유한 글, 좋아요,
          연결한 로그인도 함께 삭제됩니다.
        </li>
        <li>
          꿈은 언제든 직접 지울 수 있습니다. 지우면 해석과 공유한 글, 받은 좋아요도 함께 삭제됩니다. 공유만
          취소할 수도 있습니다.
        </li>
        <li>
          가입하지 않은 분의 꿈은 익명 세션 식별자와 함께 보관하며, 직접 지우거나 {guestDays}일 동안 찾아오지
          않으면 자동으로 삭제됩니다.
        </li>
        <li>
          비밀번호 재설정 링크는 30분, 이메일 확인 링크는 {limits.emailChangeMinutes}분이 지나면 쓸 수
          없습니다.
        </li>
        <li>다른 서비스에서 돌아온 뒤 가입을 마치지 않으면 받은 이메일과 이름은 30분 뒤에 버립니다.</li>
        <li>
          로그인과 로그아웃, 비밀번호 변경, 거절된 시도의 기록은 {limits.activityLogDays.account}일, 관리자가
          열람하고 처리한 기록은 {limits.activityLogDays.admin}일 동안 보관한 뒤 자동으로 삭제합니다. 접속한
          주소는 되돌릴 수 없는 가명으로 바꾸어 남깁니다.
        </li>
        <li>
          로그인된 기기의 이름과 마지막 사용 시각은 로그아웃하거나 로그인이 만료되면 삭제합니다. 시각은 한
          시간 단위로만 남깁니다.
        </li>
        <li>
          요청을 처리한 기록은 하루 단위로 나누어 {limits.accessLogDays}일 동안 보관합니다. 그 안에는 주소도
          꿈의 내용도 없습니다.
        </li>
        <li>법령이 정한 보관 기간이 있으면 그 기간 동안만 따로 보관합니다.</li>
      </ul>
      <p>
        전자 파일은 되살릴 수 없는 방법으로 삭제합니다.{' '}
        {backupDays === null
          ? '백업에 남은 사본은 백업이 교체될 때 함께 사라집니다.'
          : `백업은 ${backupDays}일 동안 두므로, 백업에 남은 사본도 그 안에 사라집니다.`}
      </p>
    </>
  );
}
