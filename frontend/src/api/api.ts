import { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { registerStoreModule } from './store-modules';

/** The only API slice. Features add their endpoints with `injectEndpoints`. */
export const api = createApi({
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: ['Dream', 'Post', 'Question', 'Admin', 'Session', 'Totp', 'Account'],
  endpoints: () => ({}),
});

registerStoreModule(({ dispatch, join }) => {
  join(api.reducerPath, api.reducer, api.middleware);
  setupListeners(dispatch);
});
