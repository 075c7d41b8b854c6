export const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/u.exec(text)?.[0] ?? text;

export const join = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join(' ');
