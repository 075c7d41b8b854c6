import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The mock API: each test defines the responses it needs; any other request is an error. */
export const server = setupServer(
  // No OAuth providers unless a test adds some.
  http.get('*/api/auth/oauth/providers', () => HttpResponse.json({ providers: [] })),
);
