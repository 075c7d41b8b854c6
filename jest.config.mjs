import backend from './backend/jest.config.mjs';

/** Stops a test that hangs. On a busy machine, a unit test may legitimately take longer than Jest's default of 5 s. */
const LONGEST_TEST_MS = 30_000;

/** @type {import('jest').Config} */
export default {
  projects: [...backend.projects, '<rootDir>/frontend'],
  maxWorkers: 2,
  testSequencer: '<rootDir>/scripts/testing/layers/waiting-first.cjs',
  testTimeout: LONGEST_TEST_MS,
};
