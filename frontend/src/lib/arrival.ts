let firstLocation: string | undefined;
let navigated = false;

/**
 * Called by App for every location: a user may follow a link in the header before the first page's own script has
 * loaded, and that is already a navigation.
 */
export function noteLocation(key: string): void {
  firstLocation ??= key;
  navigated ||= key !== firstLocation;
}

/** Whether the user has navigated since the application was opened. */
export const hasNavigated = (): boolean => navigated;
