import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, readText } from './deploy-files.js';

const run = promisify(execFile);

interface Instruction {
  name: string;
  rest: string;
}

interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

const NEVER_IN_THE_CONTEXT =
  /(^|\/)(node_modules|dist|\.swc|[^/]*\.tsbuildinfo|[^/]*\.(spec|test)\.tsx?)$|^backend\/test$/;

/** Parses the stages of the Dockerfile and their instructions, with continued lines joined. */
export function readStages(): Stage[] {
  const lines = readText('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter((text) => /^[A-Z]+ /.test(text))) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from && name) stages.push({ name, from, instructions: [] });
    else
      stages.at(-1)?.instructions.push({ name: line.split(' ')[0] ?? '', rest: line.replace(/^\S+ /, '') });
  }
  return stages;
}

/** The environment variables set by the ENV line of the last stage. */
export function imageEnvironment(): Record<string, string> {
  const line =
    readStages()
      .at(-1)
      ?.instructions.find(({ name }) => name === 'ENV')?.rest ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}

/**
 * Builds the image stages with plain commands: each stage is a folder with an `app` folder for /app,
 * COPY copies files, and RUN runs in a shell. `instead` replaces the `npm ci` step of a stage;
 * steps outside /app are skipped.
 */
export async function buildStages(
  folder: string,
  instead: Record<string, (app: string) => Promise<void>> = {},
): Promise<string> {
  const stages = readStages();
  for (const stage of stages) {
    const app = appOf(folder, stage.name);
    const parent = stages.find(({ name }) => name === stage.from);
    if (parent) await cp(appOf(folder, parent.name), app, { recursive: true, verbatimSymlinks: true });
    await mkdir(app, { recursive: true });
    for (const { name, rest } of stage.instructions) {
      if (name === 'COPY') await copy(folder, app, rest);
      if (name === 'RUN') await runStep(app, rest.replace(/^--mount=\S+ /, ''), instead[stage.name]);
    }
  }
  return appOf(folder, stages.at(-1)?.name ?? '');
}

const appOf = (folder: string, stage: string) => join(folder, stage, 'app');

async function runStep(
  app: string,
  command: string,
  install?: (app: string) => Promise<void>,
): Promise<void> {
  if (command.includes('/data')) return;
  if (install && command.startsWith('npm ci')) return install(app);
  await run('/bin/sh', ['-c', command], {
    cwd: app,
    env: plainEnvironment(),
    maxBuffer: 2 ** 26,
  });
}

/**
 * The environment of the build, without the variables of Jest and npm. npm takes packages from its cache, which
 * the installation of this checkout has filled, and repeats a request that gets no answer after a minute.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, npm_config_prefer_offline: 'true', npm_config_fetch_timeout: '60000' };
}

async function copy(folder: string, app: string, rest: string): Promise<void> {
  const words = rest.split(' ');
  const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  for (const source of words) {
    const from = stage ? join(folder, stage, source) : inRoot(source);
    const to =
      target.endsWith('/') || target === './' ? join(app, target, basename(source)) : join(app, target);
    await mkdir(dirname(to), { recursive: true });
    const filter = (file: string) => stage !== undefined || isInContext(file);
    await cp(from, to, { recursive: true, verbatimSymlinks: true, filter });
  }
}

const isInContext = (file: string) =>
  !NEVER_IN_THE_CONTEXT.test(
    file
      .slice(inRoot().length + 1)
      .split(sep)
      .join('/'),
  );
