// CommonJS under jest, ES modules everywhere else: our sources and the ESM-only packages go through swc.
const esmOnly = [
  '@nestjs',
  '@tokenizer',
  'content-disposition',
  'cookie',
  'file-type',
  'nodemailer',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'eventsource-parser',
  'partial-json',
  'es-hangul',
  'zod',
  'es-toolkit',
  'p-limit',
  'p-timeout',
  'lru-cache',
  'yocto-queue',
  'openid-client',
  'oauth4webapi',
  'oauth2-mock-server',
  'is-plain-obj',
  'jose',
  '@scure',
  '@noble',
];

const swc = (syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    isModule: 'unknown',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
      experimental: { plugins: [] },
    },
  },
];

/** Packages and, in `test/`, the built service are loaded once per Jest worker, except by files named `*.isolated.*`. */
const project = {
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/test/runtime/shared-modules.cjs',
  testEnvironment: '<rootDir>/test/runtime/environment.cjs',
  transform: { '^.+\\.ts$': swc('typescript'), '^.+\\.m?js$': swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFiles: ['reflect-metadata'],
};

const onServers = {
  ...project,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};

/** With real clocks a recovery takes up to a minute; with real size a test takes minutes. */
const patient = { ...onServers, setupFilesAfterEnv: ['<rootDir>/test/support/setup-long.ts'] };

/** Specs that take too long for every run. */
const LONG_SPECS = ['<rootDir>/../packages/*/src/**/*.long.spec.ts', '<rootDir>/src/**/*.long.spec.ts'];
const WITHOUT_LONG_SPECS = ['/node_modules/', '\\.long\\.spec\\.ts$'];

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...project,
      displayName: 'packages',
      testMatch: ['<rootDir>/../packages/*/src/**/*.spec.ts'],
      testPathIgnorePatterns: WITHOUT_LONG_SPECS,
      roots: ['<rootDir>/../packages'],
    },
    {
      ...project,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: WITHOUT_LONG_SPECS,
    },
    {
      ...onServers,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/*.e2e.ts'],
    },
    { ...patient, displayName: 'faults', testMatch: ['<rootDir>/test/{faults,database-restart}*.e2e.ts'] },
    {
      ...patient,
      displayName: 'long',
      testMatch: ['<rootDir>/test/long/**/*.e2e.ts', '<rootDir>/test/hardening-fuzz.e2e.ts'],
    },
    {
      ...project,
      displayName: 'long-specs',
      roots: ['<rootDir>', '<rootDir>/../packages'],
      testMatch: LONG_SPECS,
    },
    { ...patient, displayName: 'measured', testMatch: ['<rootDir>/test/measured/*.e2e.ts'] },
  ],
};
