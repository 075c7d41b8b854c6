import type { AuditAction } from '@kkumpuri/contract';

export const actionNames: Record<AuditAction, string> = {
  register: '회원가입',
  login: '로그인',
  'login.refused': '로그인 거절',
  'login.locked': '로그인 잠김',
  logout: '로그아웃',
  'sessions.end': '다른 기기 로그아웃',
  'password.change': '비밀번호 변경',
  'password.change_refused': '비밀번호 변경 거절',
  'password.help': '비밀번호 찾기 메일 발송',
  'password.reset': '비밀번호 재설정',
  'totp.on': '2단계 인증 켜기',
  'totp.off': '2단계 인증 끄기',
  'totp.refused': '인증 코드 거절',
  'totp.recovery_code': '복구 코드 사용',
  'account.rename': '사용자 이름 변경',
  'account.email_ask': '이메일 변경 요청',
  'account.email_change': '이메일 변경',
  'account.leave_refused': '탈퇴 거절',
  'identity.connect': '다른 로그인 연결',
  'identity.disconnect': '다른 로그인 연결 해제',
  'password.set': '비밀번호 만들기',
  'admin.read': '목록 열람',
  'user.delete': '사용자 삭제',
  'user.sessions_end': '사용자 로그아웃',
  'interpretation.delete': '해석 삭제',
  'interpretation.read': '다른 사람의 해석 열람',
  'queue.retry': '실패한 작업 다시 시도',
  'answer.write': '답변 작성',
  'answer.delete': '답변 삭제',
  'qna_password.use': '답변 비밀번호 사용',
  'qna_password.refused': '답변 비밀번호 거절',
  'qna_password.locked': '답변 비밀번호 잠김',
};

/** The lists that `admin.read` names. */
export const readNames: Readonly<Record<string, string>> = {
  users: '사용자',
  interpretations: '해석',
  activity: '최근 활동',
  audit: '활동 기록',
};
