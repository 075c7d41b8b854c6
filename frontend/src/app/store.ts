import type { PageData } from '@kkumpuri/contract';
import { combineReducers, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { openFor } from '@/api/parts';
import { authReducer } from '@/features/auth/auth-slice';
import { liveReducer } from '@/features/interpretation/progress/live-slice';
import { removalReducer } from '@/features/removal/removal-slice';

/** With what the page was rendered from, where it was. */
export function createStore(data?: PageData) {
  const reducers = {
    auth: authReducer,
    live: liveReducer,
    removal: removalReducer,
    page: (state: PageData | null = data ?? null) => state,
  };
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault().concat(later.middleware),
  });
  openFor({
    dispatch: store.dispatch,
    data,
    join(name, reducer, middleware) {
      later.addMiddleware(middleware);
      const all: typeof reducers = { ...reducers, [name]: reducer };
      store.replaceReducer(combineReducers(all));
    },
  });
  return store;
}
