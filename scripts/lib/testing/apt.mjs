import { run } from '../commands.mjs';
import { step } from '../say.mjs';
import { onPath } from './tools.mjs';

export const canInstallPackages = () => process.getuid() === 0 && Boolean(onPath('apt-get'));

/** RUNLEVEL=1 keeps a package from starting its service: the tests bring up servers of their own. */
const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Says whether it worked; the caller looks for what it needed and explains what is still missing. */
export async function installPackages(names) {
  step(`시스템 꾸러미를 설치합니다: ${names.join(' ')}`);
  await run(['apt-get', 'update'], { env: environment });
  const { code, output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...names], {
    env: environment,
  });
  if (code !== 0) step(`설치하지 못했습니다: ${output.split('\n').at(-1)}`);
}
