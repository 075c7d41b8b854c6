import { endCommands } from './system/commands.mjs';
import { onLauncherGone, onStopSignal } from './service/shutdown.mjs';
import { runLint } from './testing/layers/lint.mjs';

const stop = () => void endCommands().then(() => process.exit(1));
onStopSignal(stop);
onLauncherGone(stop);
const codes = await runLint();
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
