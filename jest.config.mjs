import backend from './backend/jest.config.mjs';

/** @type {import('jest').Config} */
export default { projects: [...backend.projects, '<rootDir>/frontend'] };
