/** A separate chunk (vite.config.ts), so that React initializes in its own task, before the application's code. */
export { createRoot, hydrateRoot } from 'react-dom/client';
