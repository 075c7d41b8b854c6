import { run } from '../../system/commands.mjs';
import { step } from '../../system/terminal.mjs';
import { onPath } from './tools.mjs';

export const canInstallPackages = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/** RUNLEVEL=1 prevents packages from starting their services, because the tests start their own servers. */
const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Installs packages; the caller checks afterwards what is still missing. */
export async function installPackages(names) {
  step(`Installing system packages: ${names.join(' ')}`);
  await run(['apt-get', 'update'], { env: environment });
  const { code, output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...names], {
    env: environment,
  });
  if (code !== 0) step(`Installation failed: ${output.split('\n').at(-1)}`);
}
