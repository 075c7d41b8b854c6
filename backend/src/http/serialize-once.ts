const serialized = new WeakMap<object, string>();

/** JSON of an object that several answers share, made once. The object must not change. */
export function serializeOnce(answer: object): string {
  const known = serialized.get(answer);
  if (known !== undefined) return known;
  const made = JSON.stringify(answer);
  serialized.set(answer, made);
  return made;
}
