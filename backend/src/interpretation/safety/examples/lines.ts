export function linesOf(text: string): readonly string[] {
  return text.trim().split('\n');
}
