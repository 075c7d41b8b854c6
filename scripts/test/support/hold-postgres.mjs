import { openDataDir } from '../../service/data-dir.mjs';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.mjs';
import { reportError } from '../../system/terminal.mjs';

/** Starts only the database, prints its address, and keeps it running until SIGTERM. */
try {
  const { dir, lock } = await openDataDir(process.argv[2]);
  const { pid, port, url, place, takenOver, stop } = await startEmbeddedPostgres(dir);
  const stayAlive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', async () => {
    await stop();
    lock.release();
    clearInterval(stayAlive);
  });
  // Printed last, because the reader may stop this process immediately.
  console.log(JSON.stringify({ pid, port, url, place, takenOver }));
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
