/** All access to localStorage goes through here: it may be full, forbidden or hold values of another version. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the browser did not store the value (full, or private mode). */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // localStorage is unavailable, so there is nothing to remove.
  }
}

/** Returns the parsed value, or null if it is missing or invalid JSON. */
export function readJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeStored(key, JSON.stringify(value));
}
