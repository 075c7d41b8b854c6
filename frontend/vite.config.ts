import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './scripts/drawings-plugin';
import { serviceWorker } from './scripts/service-worker-plugin';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const packages = (names: string) => `node_modules/(${names})/`;
/** The calls of the api, and what lists and forms are made of: a guest's home page has neither. */
const NOT_AT_HOME = '([\\w-]+/)?(api|base-query|SearchBox|Dialog|Menu|Field|NearEnd|MoreRows|use-url-query)\\.';
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
  // In one folder with all it needs: the server that renders pages with it installs none of its packages.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  server: { proxy: { '/api': api } },
  build: {
    target: 'baseline-widely-available',
    // Which files a page is made of, for the test of their weight.
    manifest: !isSsrBuild,
    // Inlined subsets would be loaded by everybody, whether their text needs them or not.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    rolldownOptions: {
      ...(!isSsrBuild && { input: { index: 'index.html', typefaces: 'src/typefaces.ts' } }),
      output: {
        codeSplitting: {
          groups: [
            chunk('react', packages('react|react-dom|scheduler')),
            chunk('react-start', 'src/app/react-dom\\.ts'),
            chunk(
              'state',
              `${packages('react-redux|redux|redux-thunk|immer|use-sync-external-store')}|node_modules/@reduxjs/toolkit/dist/(?!query)`,
            ),
            chunk('router', packages('react-router|react-router-dom')),
            // What most pages share is small: in files of its own, each page would ask for a dozen.
            {
              ...chunk(
                'shared',
                `src/(components|lib|api)/(?!${NOT_AT_HOME})|packages/contract/src/(?!messages)|node_modules/lucide-react/dist/esm/(?!icons)`,
              ),
              minShareCount: 4,
            },
            // Behind the shared ones, which would come with them.
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
