const serialized = new WeakMap<object, string>();

/** Serializes an object that several responses share only once. The object must not change. */
export function serializeOnce(answer: object): string {
  const known = serialized.get(answer);
  if (known !== undefined) return known;
  const made = JSON.stringify(answer);
  serialized.set(answer, made);
  return made;
}
