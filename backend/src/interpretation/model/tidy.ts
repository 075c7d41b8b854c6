/** One line, composed, without what no reader could see and without pictures. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();
}
