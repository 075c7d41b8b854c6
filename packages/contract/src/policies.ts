/** The versions of the terms and of the privacy policy, newest first, named by the day they came into force. */
interface PolicyVersion {
  version: string;
  change: string;
}

export const termsVersions = [
  { version: '2026-12-01', change: '회원이 직접 탈퇴하고 공유한 글을 내릴 수 있게 되었습니다.' },
  { version: '2025-09-01', change: '처음 만들었습니다.' },
] as const satisfies readonly PolicyVersion[];

export const privacyVersions = [
  {
    version: '2026-12-01',
    change: '꿈을 직접 내려받고 가져오고 바로 탈퇴하는 방법과, 동의한 약관의 기록을 적었습니다.',
  },
  { version: '2025-09-01', change: '처음 만들었습니다.' },
] as const satisfies readonly PolicyVersion[];

/** What somebody who joins now agrees to. */
export const currentTerms = termsVersions[0].version;
