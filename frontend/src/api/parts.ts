import type { PageData } from '@kkumpuri/contract';
import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDispatch } from './use-api-dispatch';

/** The store, as far as what joins it later needs it. */
export interface OpenStore {
  dispatch: ApiDispatch;
  join: (name: string, reducer: Reducer, middleware: Middleware) => void;
  /** What the page was rendered from. */
  data: PageData | undefined;
}

type Part = (store: OpenStore) => void;

const parts: Part[] = [];
let current: OpenStore | undefined;

/** Joins the store when its file has come: a guest's home page does without the calls of the api, and so without their library. */
export function addPart(part: Part): void {
  parts.push(part);
  if (current) part(current);
}

/** Before anything is drawn with it. There is one at a time: the server renders each page with a new one. */
export function openFor(store: OpenStore): void {
  current = store;
  parts.forEach((part) => part(store));
}

/** As `api.util.resetApiState`, without the library: where there is no api yet, there is nothing to forget. */
export const forgetAnswers = (): UnknownAction => ({ type: 'api/resetApiState' });
