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
  'yocto-queue',
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

const project = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': swc('typescript'), '^.+\\.m?js$': swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@kkumpuri/contract$': '<rootDir>/../contract/src/index.ts',
    '^@kkumpuri/(korean|haemong)$': '<rootDir>/../packages/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFiles: ['reflect-metadata'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...project,
      displayName: 'contract',
      testMatch: ['<rootDir>/../contract/src/**/*.spec.ts'],
      roots: ['<rootDir>/../contract/src'],
    },
    {
      ...project,
      displayName: 'packages',
      testMatch: ['<rootDir>/../packages/*/src/**/*.spec.ts'],
      roots: ['<rootDir>/../packages'],
    },
    { ...project, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...project,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.e2e.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
  ],
};
