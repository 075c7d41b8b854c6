const THINKING = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;

/** The part of an answer in which the JSON object begins: without thoughts, fences and pleasantries before it. */
export function jsonPart(answer: string): string {
  const spoken = answer.replace(THINKING, '');
  const start = spoken.indexOf('{');
  return start === -1 ? '' : spoken.slice(start);
}

/** The JSON object in an answer, or undefined: models wrap it in fences, thoughts and pleasantries. */
export function readJson(answer: string): unknown {
  const part = jsonPart(answer);
  const end = part.lastIndexOf('}');
  if (end === -1) return undefined;
  try {
    return JSON.parse(part.slice(0, end + 1)) as unknown;
  } catch {
    return undefined;
  }
}
