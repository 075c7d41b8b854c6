const serialized = new WeakMap<object, Buffer>();

/**
 * Serializes an object that several responses share only once. The object must not change. A string would be encoded
 * again for each response, which takes longer than everything else about a request for the board's first page.
 */
export function serializeOnce(answer: object): Buffer {
  const cached = serialized.get(answer);
  if (cached !== undefined) return cached;
  const json = Buffer.from(JSON.stringify(answer));
  serialized.set(answer, json);
  return json;
}
