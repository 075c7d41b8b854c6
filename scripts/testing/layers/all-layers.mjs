import { build } from '../../setup/setup.mjs';
import { checks } from '../counts.mjs';
import { faults, integration, long, measured, unit } from './jest.mjs';
import { runLint } from './lint.mjs';
import { startUp } from './node-test.mjs';
import { browser, remainingBrowser } from './playwright.mjs';
import { referees } from './referees.mjs';

async function lint({ env }) {
  return { counts: checks(await runLint(env, { compilesDictionary: true })), files: [] };
}

async function buildEverything() {
  await build('backend', 'frontend');
  return { counts: checks([]), files: [] };
}

/** The layers of `npm test`, in this order. */
export const LAYERS = {
  lint: { label: 'style, types, boundaries', work: lint },
  unit: { label: 'functions and components', work: unit, takesFiles: true },
  integration: {
    label: 'api and worker on PostgreSQL and Redis',
    work: integration,
    needs: ['redis'],
    takesFiles: true,
  },
  build: { label: 'server and pages', work: buildEverything },
  browser: {
    label: 'journeys in Chromium',
    work: browser,
    needs: ['browser', 'font'],
    takesFiles: true,
  },
  startup: {
    label: 'npm start, backup and restore',
    work: startUp,
    needs: ['redis'],
    takesFiles: true,
  },
};

/** The layers of `npm run test:long`: tests with default timeouts, realistic amounts of data or the production installation. */
export const LONG_LAYERS = {
  faults: {
    label: 'faults with the default timeouts, on both queues',
    work: faults,
    needs: ['redis'],
    takesFiles: true,
  },
  long: {
    label: 'realistic amounts of data and the production installation',
    work: long,
    needs: ['redis'],
    takesFiles: true,
  },
  measured: {
    label: 'bounds on time and memory, on an otherwise idle machine',
    work: measured,
    needs: ['redis'],
    takesFiles: true,
  },
  browser: {
    label: 'journeys in Chromium, at the other screen size',
    work: remainingBrowser,
    needs: ['browser', 'font'],
    takesFiles: true,
  },
  referees: {
    label: 'third-party tools check the service',
    work: referees,
    needs: ['browser', 'font', 'scanners'],
    takesFiles: true,
  },
};
