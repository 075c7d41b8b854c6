/** Substrings forbidden in names: readers would mistake the user for the operator. */
const RESERVED_PARTS = ['관리자', '운영자', '운영진', 'administrator', 'moderator'];

/** Reserved whole names, with or without a trailing number. */
const RESERVED_NAMES = new Set([
  '꿈풀이',
  '꿈풀이팀',
  '꿈풀이공식',
  '공식',
  '시스템',
  '고객센터',
  'kkumpuri',
  'admin',
  'admins',
  'operator',
  'official',
  'staff',
  'support',
  'system',
  'root',
]);

/** Cyrillic and Greek letters and digits that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  м: 'm',
  т: 't',
  к: 'k',
  п: 'n',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ρ: 'p',
  υ: 'u',
  ν: 'v',
  τ: 't',
  κ: 'k',
  ı: 'i',
  0: 'o',
  1: 'i',
  l: 'i',
};

/** Maps look-alike names to one form: no compatibility forms, accents, blanks, punctuation, invisible characters. */
function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...plain].map((character) => LOOKALIKES[character] ?? character).join('');
}

const reservedParts = RESERVED_PARTS.map(skeletonOf);
const reservedNames = new Set([...RESERVED_NAMES].map(skeletonOf));

/** Whether readers could mistake the name for the operator's. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name);
  if (reservedParts.some((part) => skeleton.includes(part))) return true;
  const withoutNumber = skeletonOf(name.replace(/[\p{P}\s]*\p{N}+\s*$/u, ''));
  return reservedNames.has(skeleton) || reservedNames.has(withoutNumber);
}
