import type { PageData } from '@kkumpuri/contract';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '@/api/api';
import { liveReducer } from '@/features/interpretation/live-slice';
import { authReducer } from '@/features/auth/auth-slice';
import { removalReducer } from '@/features/removal/removal-slice';
import { keepPageData } from '@/features/board/board-api';

/** With what the page was rendered from, where it was. */
export function createStore(data?: PageData) {
  const store = configureStore({
    reducer: {
      auth: authReducer,
      live: liveReducer,
      removal: removalReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  if (data) keepPageData(store.dispatch, data);
  return store;
}
