import type { PageData } from '@kkumpuri/contract';
import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDispatch } from './use-api-dispatch';

/** The part of the store that modules loaded later need in order to join it. */
export interface OpenStore {
  dispatch: ApiDispatch;
  join: (name: string, reducer: Reducer, middleware: Middleware) => void;
  /** The data the page was rendered from. */
  data: PageData | undefined;
}

type Part = (store: OpenStore) => void;

const parts: Part[] = [];
let current: OpenStore | undefined;

/** Joins a module to the store when it loads: a guest's home page needs neither the API calls nor their library. */
export function registerStoreModule(part: Part): void {
  parts.push(part);
  if (current) part(current);
}

/** Called before the first render. Only one store is current: the server creates a new one for each page. */
export function attachStoreModules(store: OpenStore): void {
  current = store;
  parts.forEach((part) => part(store));
}

/** Like `api.util.resetApiState` without its library: if the API is not loaded yet, there is nothing to reset. */
export const resetApiState = (): UnknownAction => ({ type: 'api/resetApiState' });
