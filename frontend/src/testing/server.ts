import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The api of the tests: each test says what it answers; anything else is an error. */
export const server = setupServer(
  // No other ways in, unless a test has some.
  http.get('*/api/auth/oauth/providers', () => HttpResponse.json({ providers: [] })),
);
