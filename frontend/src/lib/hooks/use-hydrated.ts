import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its page is hydrated: what only this browser knows is rendered after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
