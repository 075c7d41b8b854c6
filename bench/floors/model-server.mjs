/** The scripted model as a process, keeping its connections as real ones do. */
import { startFakeModelServer } from '../../backend/test/support/fake-model-server.mjs';

const { port } = await startFakeModelServer({ keepAliveMs: 60_000 });
process.stdout.write(`listening ${port}\n`);
process.once('disconnect', () => process.exit());
