import type { PageData } from '@kkumpuri/contract';
import { combineReducers, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { attachStoreModules } from '@/api/store-modules';
import { authReducer } from '@/features/auth/auth-slice';
import { liveReducer } from '@/features/interpretation/progress/live-slice';
import { removalReducer } from '@/features/removal/removal-slice';

/** Creates the store, with the data the page was rendered from if the server rendered it. */
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
  attachStoreModules({
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
