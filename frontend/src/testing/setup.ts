import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './server';

// Timeout of `findBy`. Generous, because two test layers share two cores.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom lacks showModal and close of <dialog>, matchMedia, scrolling and document.fonts.
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
