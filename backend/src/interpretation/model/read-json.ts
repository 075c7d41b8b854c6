const THINKING = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;

/** The answer from its first `{`, without thinking blocks, code fences or prose before it. */
export function jsonPart(answer: string): string {
  const visible = answer.replace(THINKING, '');
  const start = visible.indexOf('{');
  return start === -1 ? '' : visible.slice(start);
}

/** The JSON object in an answer, or undefined. Models wrap it in code fences, thinking blocks and prose. */
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
