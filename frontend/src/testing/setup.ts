import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './server';

// How long a `findBy` waits for what never comes: two layers share two cores.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom knows <dialog> but neither how to open nor how to close it, asks for no colour scheme and loads no typeface.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  scrollTo: () => undefined,
});
Object.assign(document, { fonts: { ready: Promise.resolve() } });
Element.prototype.scrollIntoView = () => undefined;
