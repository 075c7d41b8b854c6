import { endCommands } from './lib/commands.mjs';
import { onLauncherGone, onStopSignal } from './lib/shutdown.mjs';
import { runLint } from './lib/testing/lint.mjs';

const stop = () => void endCommands().then(() => process.exit(1));
onStopSignal(stop);
onLauncherGone(stop);
const codes = await runLint();
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
