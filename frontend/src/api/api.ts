import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one API slice. Features add their calls with `injectEndpoints`. */
export const api = createApi({
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: ['Dream', 'Post', 'Question', 'Admin', 'Session', 'Totp', 'Account'],
  endpoints: () => ({}),
});
