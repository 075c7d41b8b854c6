/**
 * Crisis helplines. The only place that defines their numbers, hours and contact channels. The live pages could not be
 * opened during development: `by: 'page'` means that a stored copy of `source` was read, as old as the date in
 * `source`. The operator should verify each line again by phone or on its page.
 */
export interface HelpLine {
  number: string;
  name: string;
  hours: string;
  /** Contact channels other than phone calls. */
  ways?: string;
  source: string;
  checked: { on: string; by: 'page' | 'memory'; open?: string };
}

export const helpLines = {
  suicide: {
    number: '109',
    name: '자살예방상담전화',
    hours: '24시간 무료',
    ways: '문자 109, 카카오톡 ‘마들랜’ 24시간',
    source:
      'https://newspim.com/news/view/20240102000281 (2024-01-02, number and hours); https://m.segye.com/ampView/20240910518155 (2024-09-10, text and chat)',
    checked: { on: '2026-11-24', by: 'page', open: 'no page says whether calls are free on every network' },
  },
  mentalHealth: {
    number: '1577-0199',
    name: '정신건강 위기상담전화',
    hours: '24시간',
    source: 'https://kgnewskorea.com/news/view.php?bIdx=44062 (2024, a public health centre)',
    checked: { on: '2026-11-24', by: 'page', open: 'nothing newer than 2024 was found' },
  },
  youth: {
    number: '1388',
    name: '청소년상담전화',
    hours: '24시간',
    ways: '문자 1388, 카카오톡 ‘청소년상담1388’',
    source: 'https://m.pressian.com/pages/articles/2026021309555507088 (2026-02-13, number, hours, ways)',
    checked: { on: '2026-11-24', by: 'page', open: 'the hours of text and chat' },
  },
  emergency: {
    number: '119',
    name: '긴급 구조',
    hours: '24시간',
    source: 'https://www.nfa.go.kr (소방청)',
    checked: { on: '2026-11-23', by: 'memory' },
  },
} as const satisfies Record<string, HelpLine>;

/** Link target such as `tel:15770199`. */
export function callHref(number: string): string {
  return `tel:${number.replaceAll('-', '')}`;
}

/** Link target such as `sms:109`. */
export function textHref(number: string): string {
  return `sms:${number.replaceAll('-', '')}`;
}

export const careWords = {
  /** Shown instead of a reading. */
  calm: '적어 주신 말을 천천히 읽었어요. 여기까지 오는 동안 많이 지치셨을 것 같아요. 무슨 말부터 할지 몰라도, “힘들어요” 한마디면 돼요.',
  danger: '지금 다치셨거나 위험하다면 119에 바로 전화해 주세요.',
  /** Shown with a reading. */
  gentle: '마음이 무거운 날이라면 혼자 견디지 않아도 괜찮아요. 언제든 이야기를 들어 주는 곳이 있어요.',
  /** Shown instead of publishing a text that other users would see. */
  notShared:
    '적어 주신 마음을 천천히 읽었어요. 이 글은 모두에게 보이는 곳에 올리지 않고, 쓰신 그대로 여기에 두었어요. 혼자 견디지 말고 이야기를 들려주세요.',
} as const;

const counsellingLines: readonly HelpLine[] = [helpLines.suicide, helpLines.mentalHealth, helpLines.youth];

/** Helplines in the form used by error bodies. */
export const helpOnTheWire = counsellingLines.map(({ number, name, hours }) => ({ number, name, hours }));

const inOneLine = ({ name, number, hours }: HelpLine): string => `${name} ${number} (${hours})`;

/** The calm answer as plain text, one paragraph per line. */
export function calmAnswer(): string {
  return [careWords.calm, ...counsellingLines.map(inOneLine), careWords.danger].join('\n');
}

/** The gentle word as plain text. */
export function gentleWord(): string {
  const { suicide, mentalHealth } = helpLines;
  return `${careWords.gentle} ${suicide.name} ${suicide.number}, ${mentalHealth.name} ${mentalHealth.number}`;
}
