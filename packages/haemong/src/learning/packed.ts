/** Packs integers from -32,768 to 32,767 as base64, which loads many times faster than a JSON array. */
export const pack = (numbers: readonly number[]): string =>
  Buffer.from(Int16Array.from(numbers).buffer).toString('base64');

export function unpack(packed: string): Int16Array {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return new Int16Array(bytes.buffer);
}
