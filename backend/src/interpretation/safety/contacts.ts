/** Allowed digits: the help lines that the service itself prints, years and dates. */
const HELP_LINES = /(?<!\d)(?:1577-?0199|1588-?9191|1899-?9191)(?!\d)/g;
const DATES = /(?<!\d)(?:1\d|20)\d\d\s?[.\-/~]\s?(?:\d{1,2}\s?[.\-/]\s?\d{1,2}|(?:1\d|20)\d\d)(?![\d-])/g;
const AMOUNT = /^\s?(?:억|만|천|원|명|년|개|번)/;

/** Eight or more digits, possibly separated, as in telephone and account numbers. */
const DIGITS = /\d(?:[\s.\-–—()·/_*]{0,3}\d){7,20}/g;
const LOCAL_NUMBER = /(?<!\d)\d{3,4}\s?[-–—]\s?\d{4}(?!\d)/;
const SPOKEN_NUMBER = /[공영]\s?일\s?[공영일육칠팔구](?:[\s-]{0,2}[공영일이삼사오육칠팔구]){6}/;

const ADDRESSES: readonly RegExp[] = [
  /https?:|www\.|javascript:/i,
  /@\s?[\p{L}\p{N}]/u,
  /[a-z\d]\.[a-z]{2}/i,
  /[a-z\d]\s?\.\s?(?:com|net|org|kr|io|co|me|xyz)(?![a-z])/i,
  /\p{L}\.(?:com|net|org|kr|io|co|me|xyz|info|shop|site|club|app|link|top|한국)(?![a-z])/iu,
  /(?:닷|쩜|점)\s?(?:컴|com|net|kr)/i,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
];

const MESSENGER =
  '(?:카톡|카카오톡|카카오|오픈\\s?채팅|텔레그램|텔레|위챗|인스타그램|인스타|디스코드|디엠|라인|밴드|페북|페이스북|유튜브|블로그|kakao(?:talk)?|telegram|line|insta(?:gram)?|discord|wechat|whatsapp)';
const ACCOUNTS: readonly RegExp[] = [
  new RegExp(`${MESSENGER}[^.!?]{0,16}(?<![a-z])[a-z][a-z\\d_]{2}`, 'i'),
  new RegExp(
    `${MESSENGER}[^.!?]{0,16}(?:아이디|채널|검색|추가|문의|상담|구독|팔로우|연락(?:을|을 )?\\s?(?:주|하세|해|바|부탁))`,
    'i',
  ),
  /(?<![a-z가-힣])(?:아이디|id)[는은를:\s]{0,3}[a-z\d_]{3}/i,
  /(?:국민|신한|우리|하나|농협|기업|카카오|토스|케이|새마을|우체국|수협|신협|제일|씨티|부산|대구|광주|전북|경남|kb|ibk|nh|sc)(?:은행|뱅크|금고)?\s?\d{3}/i,
  /계좌[^.!?]{0,12}\d{3}/,
  /(?:입금|송금|이체|후원|결제|전화|문자|연락)[가-힣]{0,3}\s?(?:주세요|주시면|바랍니다|바라요|부탁)[^.!?]{0,20}\d{3}/,
];

/** Whether a text contains a web or mail address, telephone number, messenger id or bank account. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(HELP_LINES, ' ').replace(DATES, ' ');
  return (
    [...ADDRESSES, ...ACCOUNTS, LOCAL_NUMBER, SPOKEN_NUMBER].some((sign) => sign.test(plain)) ||
    hasLongNumber(plain)
  );
}

function hasLongNumber(text: string): boolean {
  return [...text.matchAll(DIGITS)].some(
    ({ 0: digits, index }) => !AMOUNT.test(text.slice(index + digits.length, index + digits.length + 3)),
  );
}
