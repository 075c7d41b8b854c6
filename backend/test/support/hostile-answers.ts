const BODY = 64 * 1024;

/** Model answers of the maximum length that were, or could be, expensive to process. */
export const hostileAnswers: Readonly<Record<string, string>> = {
  'endless addresses': 'a@'.repeat(BODY / 4),
  'only full stops': '.'.repeat(BODY / 2),
  'closed brackets': `${'.)'.repeat(BODY / 4)}x`,
  'open brackets': '['.repeat(BODY / 2),
  'combining marks': `a${'\u0301\u0316'.repeat(BODY / 8)}`,
  'one word of illness, repeated': '병병'.repeat(BODY / 12),
  hyphens: 'a-'.repeat(BODY / 4),
  'empty lines': '\n'.repeat(BODY / 4),
  'ligatures that expand to phrases': 'ﷺ'.repeat(BODY / 4),
  digits: '1 '.repeat(BODY / 2),
  'one-letter sentences': 'a. '.repeat(BODY / 3),
  'short sentences': '물이 나와요. '.repeat(BODY / 16),
};
