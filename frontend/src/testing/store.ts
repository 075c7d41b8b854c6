import type { api } from '@/api/api';
import { createStore as createBareStore } from '@/app/store';

type Bare = ReturnType<typeof createBareStore>;
type State = ReturnType<Bare['getState']> & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** The application's store with the api, which has joined it here from the start. */
export const createStore = () => createBareStore() as Omit<Bare, 'getState'> & { getState: () => State };
