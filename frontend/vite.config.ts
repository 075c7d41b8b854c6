import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './scripts/drawings-plugin';
import { serviceWorker } from './scripts/service-worker-plugin';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const packages = (names: string) => `node_modules/(${names})/`;
/** API calls and the components of lists and forms, which a guest's home page does not use. */
const NOT_AT_HOME =
  '([\\w-]+/)?(api|base-query|SearchBox|Dialog|Menu|Field|NearEnd|MoreRows|use-url-query)\\.';
const chunk = (name: string, paths: string) => ({
  name,
  test: new RegExp(`/(${paths})`.replaceAll('/', '[\\\\/]')),
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), drawings(), serviceWorker()],
  resolve: {
    alias: {
      '@kkumpuri/contract': fileURLToPath(new URL('../packages/contract/src/index.ts', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  // Bundles all dependencies into one folder, because the server that renders the pages does not install them.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  server: { proxy: { '/api': api } },
  build: {
    target: 'baseline-widely-available',
    // Lists the files of each page, for the weight test.
    manifest: !isSsrBuild,
    // Inlined font subsets would be downloaded by every user, even if no text needs them.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    rolldownOptions: {
      ...(!isSsrBuild && { input: { index: 'index.html', typefaces: 'src/first-paint/typefaces.ts' } }),
      output: {
        codeSplitting: {
          groups: [
            chunk('react', packages('react|react-dom|scheduler')),
            chunk('react-start', 'src/first-paint/react-dom\\.ts'),
            chunk(
              'state',
              `${packages('react-redux|redux|redux-thunk|immer|use-sync-external-store')}|node_modules/@reduxjs/toolkit/dist/(?!query)`,
            ),
            chunk('router', packages('react-router|react-router-dom')),
            // Bundles small modules that most pages share; otherwise each page would request a dozen files.
            {
              ...chunk(
                'shared',
                `src/(components|lib|api)/(?!${NOT_AT_HOME})|packages/contract/src/(?!messages)|node_modules/lucide-react/dist/esm/(?!icons)`,
              ),
              minShareCount: 4,
            },
            // After `shared`, whose modules would otherwise be included here.
            chunk(
              'pages',
              `node_modules/@reduxjs/toolkit/dist/query/|src/(components|lib|api)/${NOT_AT_HOME}|packages/contract/src/messages`,
            ),
          ],
        },
      },
    },
  },
}));
