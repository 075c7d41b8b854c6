import { openDataDir } from '../../service/data-dir.mjs';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.mjs';
import { complainAbout } from '../../system/say.mjs';

/** A starter of nothing but the database: says where it is, and holds it until it is told to stop. */
try {
  const { dir, lock } = await openDataDir(process.argv[2]);
  const { pid, port, url, place, takenOver, stop } = await startEmbeddedPostgres(dir);
  const stayAlive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', async () => {
    await stop();
    lock.release();
    clearInterval(stayAlive);
  });
  // Last: whoever reads it may tell this process to stop at once.
  console.log(JSON.stringify({ pid, port, url, place, takenOver }));
} catch (error) {
  complainAbout(error);
  process.exitCode = 1;
}
