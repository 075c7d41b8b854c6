import { setupServer } from 'msw/node';

/** The api of the tests: each test says what it answers; anything else is an error. */
export const server = setupServer();
