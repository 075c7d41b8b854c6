/** Runs the scripted model as a process with keep-alive connections, like a real model server. */
import { startFakeModelServer } from '../../backend/test/support/fake-model-server.mjs';

const { port } = await startFakeModelServer({ keepAliveMs: 60_000 });
process.stdout.write(`listening ${port}\n`);
process.once('disconnect', () => process.exit());
