import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The TypeScript project for each group of files; a project is loaded only when one of its files is linted. */
const programs = {
  'packages/tsconfig.json': ['packages/*/src/**/*.ts'],
  'backend/tsconfig.json': ['backend/**/*.ts'],
  'frontend/tsconfig.json': ['frontend/**/*.{ts,tsx}'],
  'e2e/tsconfig.json': ['e2e/**/*.ts'],
};
const typed = Object.values(programs).flat();

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'e2e/results/**',
      'e2e/report/**',
      'backend/test/support/pages/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: typed })),
  ...Object.entries(programs).map(([project, files]) => ({
    files,
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  })),
  {
    files: typed,
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['frontend/src/first-paint/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message: 'On Node 20 it can lose timeouts: use backend/src/concurrency/with-signals.ts.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{backend,packages,scripts,bench}/**/*.{ts,mjs}'],
    rules: { 'max-lines-per-function': ['error', { max: 50 }] },
  },
  {
    // Tests are sequences of cases; migrations and examples are data.
    files: [
      '**/*.{spec,test,e2e}.{ts,tsx,mjs}',
      '**/{test,testing}/**',
      'e2e/**',
      'backend/src/database/migrations/**',
      'backend/src/interpretation/evaluation/evaluation-dreams.ts',
      '**/*.fixture.ts',
    ],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
