/** A version of the terms or the privacy policy, named by the day it came into force. Lists are newest first. */
export interface PolicyVersion {
  version: string;
  change: string;
}

interface TermsVersion extends PolicyVersion {
  /** True if rights or duties changed: members must agree again. */
  isSubstantial: boolean;
}

export const termsVersions = [
  {
    version: '2026-12-01',
    change:
      '회원이 직접 탈퇴하고 공유한 글을 내릴 수 있게 되었습니다. 다른 서비스의 계정으로도 가입할 수 있습니다.',
    isSubstantial: false,
  },
  { version: '2025-09-01', change: '처음 만들었습니다.', isSubstantial: true },
] as const satisfies readonly TermsVersion[];

export const privacyVersions = [
  {
    version: '2026-12-01',
    change:
      '꿈을 직접 내려받고 가져오고 바로 탈퇴하는 방법, 동의한 약관의 기록, 다른 서비스로 로그인할 때 받는 것, 가입하지 않은 분의 꿈을 지우는 때, 관리자가 꿈을 열람할 때 남는 기록을 적었습니다.',
  },
  { version: '2025-09-01', change: '처음 만들었습니다.' },
] as const satisfies readonly PolicyVersion[];

/** The version that new members agree to. */
export const currentTerms = termsVersions[0].version;

interface Agreement {
  /** Null for members without a recorded agreement; the terms of the day they joined apply. */
  agreedTerms: string | null;
  createdAt: Date;
}

/** Returns the version in force that the member still has to agree to, or null. */
export function termsDue(
  { agreedTerms, createdAt }: Agreement,
  now = new Date(),
  versions: readonly TermsVersion[] = termsVersions,
): string | null {
  const today = dayInKorea(now);
  const newest = versions.find(({ version, isSubstantial }) => isSubstantial && version <= today);
  if (!newest) return null;
  return newest.version > (agreedTerms ?? dayInKorea(createdAt)) ? newest.version : null;
}

/** Returns the versions after `agreed`, newest first; all versions if `agreed` is null. */
export function termsChangesSince(agreed: string | null): readonly PolicyVersion[] {
  return termsVersions.filter(({ version }) => agreed === null || version > agreed);
}

function dayInKorea(time: Date): string {
  return new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}
