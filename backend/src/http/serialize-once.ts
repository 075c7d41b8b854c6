const serialized = new WeakMap<object, string>();

/** Serializes an object that several responses share only once. The object must not change. */
export function serializeOnce(answer: object): string {
  const cached = serialized.get(answer);
  if (cached !== undefined) return cached;
  const json = JSON.stringify(answer);
  serialized.set(answer, json);
  return json;
}
