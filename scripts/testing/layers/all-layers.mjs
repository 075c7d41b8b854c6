import { build } from '../../setup/setup.mjs';
import { checks } from '../counts.mjs';
import { faults, integration, long, unit } from './jest.mjs';
import { runLint } from './lint.mjs';
import { startUp } from './node-test.mjs';
import { allScreens, browser } from './playwright.mjs';
import { referees } from './referees.mjs';

async function lint({ env }) {
  return { counts: checks(await runLint(env)), files: [] };
}

async function buildEverything() {
  await build('backend', 'frontend');
  return { counts: checks([]), files: [] };
}

/** What `npm test` runs, in this order. */
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

/** What `npm run test:long` runs: what needs the real clocks, the real size or the production installation. */
export const LONG_LAYERS = {
  faults: {
    label: 'faults with the default clocks, on both queues',
    work: faults,
    needs: ['redis'],
    takesFiles: true,
  },
  long: {
    label: 'real size and the production installation',
    work: long,
    needs: ['redis'],
    takesFiles: true,
  },
  browser: {
    label: 'journeys in Chromium, on every screen',
    work: allScreens,
    needs: ['browser', 'font'],
    takesFiles: true,
  },
  referees: {
    label: 'tools of others judge the service',
    work: referees,
    needs: ['browser', 'font', 'scanners'],
    takesFiles: true,
  },
};
