let firstLocation: string | undefined;
let moved = false;

/**
 * Told of every location by the application itself: somebody may follow a link of the header before the first page's
 * own script has come, and that is a navigation already.
 */
export function noteLocation(key: string): void {
  firstLocation ??= key;
  moved ||= key !== firstLocation;
}

/** Whether there was a navigation since the application was opened. */
export const hasMoved = (): boolean => moved;
