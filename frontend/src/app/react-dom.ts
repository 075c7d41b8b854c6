/** In a file of its own (vite.config.ts), so that React is set up in a task of its own, before our code's. */
export { createRoot, hydrateRoot } from 'react-dom/client';
