import type { api } from '@/api/api';
import { createStore as createBareStore } from '@/app/store';

type Bare = ReturnType<typeof createBareStore>;
type State = ReturnType<Bare['getState']> & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** The application's store, typed with the API slice that the tests' imports have added. */
export const createStore = () => createBareStore() as Omit<Bare, 'getState'> & { getState: () => State };
