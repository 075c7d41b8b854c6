const transformed = ['until-async', 'rettime', '@open-draft', 'eventsource-parser'];

/** @type {import('jest').Config} */
export default {
  displayName: 'frontend',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/src/testing/jest-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|svg|png|woff2)$': '<rootDir>/src/testing/stub.cjs',
    '^virtual:drawings$': '<rootDir>/src/testing/drawings.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@kkumpuri/contract$': '<rootDir>/../packages/contract/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  restoreMocks: true,
};
