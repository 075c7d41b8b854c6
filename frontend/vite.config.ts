import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/service-worker-plugin';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const chunk = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`),
});

export default defineConfig({
  plugins: [react(), serviceWorker()],
  resolve: {
    alias: {
      '@kkumpuri/contract': fileURLToPath(new URL('../contract/src/index.ts', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  server: { proxy: { '/api': api } },
  build: {
    target: 'baseline-widely-available',
    // Inlined subsets would be loaded by everybody, whether their text needs them or not.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            chunk('react', 'react|react-dom|scheduler'),
            chunk('state', '@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store'),
            chunk('router', 'react-router|react-router-dom'),
          ],
        },
      },
    },
  },
});
