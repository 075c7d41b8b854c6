/** Longer user agents are truncated. */
const MAX_USER_AGENT_LENGTH = 500;

type Names = readonly (readonly [mark: RegExp, name: string])[];

/** The first match wins: user agents of phones and tablets also name the systems they derive from. */
const SYSTEMS: Names = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** User agents also name the browsers they derive from, so the most recent browsers come first. */
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

/** Returns a rough device name, such as `iPhone · Safari`, or null if the user agent is unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const named = [SYSTEMS, BROWSERS].map((names) => names.find(([mark]) => mark.test(text))?.[1]);
  return named.filter(Boolean).join(' · ') || null;
}
