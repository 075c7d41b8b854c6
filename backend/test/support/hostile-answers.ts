const BODY = 64 * 1024;

/** Texts that a model may write into a reading, as long as its answer may be: each once was dear to look at, or could be. */
export const hostileAnswers: Readonly<Record<string, string>> = {
  'addresses without end': 'a@'.repeat(BODY / 4),
  'nothing but full stops': '.'.repeat(BODY / 2),
  'closed brackets': `${'.)'.repeat(BODY / 4)}x`,
  'open brackets': '['.repeat(BODY / 2),
  'combining marks': `a${'\u0301\u0316'.repeat(BODY / 8)}`,
  'a word of illness, again and again': '병병'.repeat(BODY / 12),
  hyphens: 'a-'.repeat(BODY / 4),
  'empty lines': '\n'.repeat(BODY / 4),
  'letters that are phrases': 'ﷺ'.repeat(BODY / 4),
  digits: '1 '.repeat(BODY / 2),
  'sentences of one letter': 'a. '.repeat(BODY / 3),
  'short sentences': '물이 나와요. '.repeat(BODY / 16),
};
