/** Longer ones say nothing more, and are not looked through. */
const LONGEST_USER_AGENT = 500;

type Names = readonly (readonly [mark: RegExp, name: string])[];

/** The first that fits counts: tablets and phones name the systems they descend from. */
const SYSTEMS: Names = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Browsers name those they descend from, so the youngest come first. */
const BROWSERS: Names = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A rough name that its owner knows it by, such as `iPhone · Safari`. Null when it says nothing known. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST_USER_AGENT);
  const named = [SYSTEMS, BROWSERS].map((names) => names.find(([mark]) => mark.test(text))?.[1]);
  return named.filter(Boolean).join(' · ') || null;
}
