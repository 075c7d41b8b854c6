import { currentTerms, privacyVersions, termsDue, termsVersions } from './policies.js';

const VERSIONS = [
  { version: '2027-03-01', change: '말을 다듬었습니다.', isSubstantial: false },
  { version: '2027-01-01', change: '유료 기능이 생겼습니다.', isSubstantial: true },
  { version: '2026-12-01', change: '처음 만들었습니다.', isSubstantial: true },
];
const due = (agreedTerms: string | null, joined: string, today: string) =>
  termsDue({ agreedTerms, createdAt: new Date(joined) }, new Date(today), VERSIONS);

describe('policy versions and termsDue', () => {
  it('lists versions newest first, and new members agree to the newest terms', () => {
    for (const versions of [termsVersions, privacyVersions]) {
      const days = versions.map(({ version }) => version);
      expect(days).toEqual([...days].sort().reverse());
    }
    expect(currentTerms).toBe(termsVersions[0].version);
  });

  it('requires new agreement once a substantial change is in force', () => {
    expect(due('2026-12-01', '2026-12-05', '2026-12-31')).toBeNull();
    expect(due('2026-12-01', '2026-12-05', '2027-01-02')).toBe('2027-01-01');
    expect(due('2026-12-01', '2026-12-05', '2027-04-01')).toBe('2027-01-01');
  });

  it('requires nothing after a change of wording or from a member who has already agreed', () => {
    expect(due('2027-01-01', '2026-12-05', '2027-04-01')).toBeNull();
    expect(due('2027-03-01', '2027-02-20', '2027-04-01')).toBeNull();
  });

  it('assumes the terms of the joining day for a member without a recorded agreement', () => {
    expect(due(null, '2027-01-15', '2027-04-01')).toBeNull();
    expect(due(null, '2026-12-15', '2027-04-01')).toBe('2027-01-01');
    expect(due(null, '2020-01-01', '2026-12-02')).toBe('2026-12-01');
  });

  it('puts a version into force at midnight in Korea', () => {
    expect(due('2026-12-01', '2026-12-05', '2026-12-31T14:59:00Z')).toBeNull();
    expect(due('2026-12-01', '2026-12-05', '2026-12-31T15:00:00Z')).toBe('2027-01-01');
  });
});
