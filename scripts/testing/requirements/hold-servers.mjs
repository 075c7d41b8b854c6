import { reportError, plain } from '../../system/terminal.mjs';
import { install } from '../../setup/setup.mjs';
import { onLauncherGone, onStopSignal } from '../../service/shutdown.mjs';
import { ensureNeeds } from './needs.mjs';
import { openTestServers } from './throwaway.mjs';

/** Implements `npm run test:servers`: keeps the servers of the integration tests running until it is stopped. */
export async function holdServers() {
  try {
    await install();
    await ensureNeeds(['redis'], false);
    const servers = await openTestServers();
    const stayAlive = setInterval(() => undefined, 60_000);
    const stop = async () => {
      clearInterval(stayAlive);
      await servers.stop();
      process.exit();
    };
    onStopSignal(stop);
    onLauncherGone(stop);
    plain('Run this in another terminal, then: npm test -- integration backend/test/<file>');
    for (const [name, value] of Object.entries(servers.environment)) plain(`export ${name}='${value}'`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
