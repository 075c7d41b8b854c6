import { mustRun, npmCommand } from '../system/commands.mjs';
import { fingerprint, isNoted, note } from './fingerprint.mjs';
import { done, step } from '../system/terminal.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages'];

const PARTS = {
  libraries: {
    label: 'libraries',
    sources: SHARED,
    results: ['contract', 'care', 'korean', 'haemong'].map((name) => `packages/${name}/dist`),
    command: () => npmCommand('run', 'build:libraries'),
  },
  backend: {
    label: 'backend',
    needs: 'libraries',
    sources: [...SHARED, 'backend'],
    results: ['backend/dist'],
    command: () => npmCommand('run', 'build', '-w', 'backend'),
  },
  frontend: {
    label: 'frontend',
    needs: 'libraries',
    sources: [...SHARED, 'frontend'],
    results: ['frontend/dist'],
    command: () => npmCommand('run', 'build', '-w', 'frontend'),
  },
};

/** Includes the build results, because a failed or manual build may have replaced them. */
const stateOf = ({ sources, results }) => `${fingerprint(sources)} ${fingerprint(results)}`;

async function ensurePart(name) {
  const part = PARTS[name];
  if (part.needs) await ensurePart(part.needs);
  if (isNoted(`built-${name}`, stateOf(part))) return;
  step(`Building: ${part.label}`);
  await mustRun(`build the ${part.label}`, part.command());
  note(`built-${name}`, stateOf(part));
}

export async function ensureBuilt(...names) {
  for (const name of names) await ensurePart(name);
  done('Build is up to date');
}
