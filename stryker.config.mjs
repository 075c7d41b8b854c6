import backend from './backend/jest.config.mjs';
import { mutationTargets } from './scripts/testing/mutation/mutation-targets.mjs';

const name = process.env.MUTATION_TARGET;
/** Empty without a target, for example when a tool only reads this file. */
const target = mutationTargets[name] ?? { mutate: [], tests: [] };
const projectNamed = (name) => backend.projects.find(({ displayName }) => displayName === name);
// Mutants are in the sources: these options apply without the runtime that loads the built service.
const { globalSetup, setupFilesAfterEnv } = projectNamed('integration');

/** Mutates one target; `npm run mutation -- <name>` sets the target and starts the servers. */
export default {
  mutate: [
    ...target.mutate.map((glob) => `backend/src/${glob}`),
    '!**/*.{spec,fixture}.ts',
    '!**/*.{module,entity}.ts',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './scripts/testing/mutation/mutation-ignorer.mjs'],
  jest: {
    projectType: 'custom',
    config: {
      ...projectNamed('unit'),
      runtime: undefined,
      testEnvironment: 'node',
      globalSetup,
      setupFilesAfterEnv,
      testSequencer: '@jest/test-sequencer',
      // Stryker adds the options of jest.config.mjs: each of its projects would run the tests again.
      projects: [],
      rootDir: 'backend',
      testMatch: target.tests.map((glob) => `<rootDir>/${glob}`),
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorers: ['human-readable-texts'],
  ignorePatterns: ['/frontend', '/e2e', '/bench', '/deploy', '/docs', '/shots', '.data', '.cache'],
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  timeoutMS: 20_000,
  disableTypeChecks: false,
};
