/** The application's store, for a test of what needs no page. */
export { createStore } from '@/app/store';
