import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '@/api/api';
import { liveReducer } from '@/features/interpretation/live-slice';
import { authReducer } from '@/features/auth/auth-slice';

export function createStore() {
  const store = configureStore({
    reducer: { auth: authReducer, live: liveReducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
