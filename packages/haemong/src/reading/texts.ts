export const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/u.exec(text)?.[0] ?? text;

export const join = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join(' ');

export function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}
