import { withDatabase } from '../postgres/borrowed-database.mjs';
import { nodeTool, run } from '../system/commands.mjs';
import { migrate } from '../postgres/database.mjs';
import { inRoot } from '../system/paths.mjs';
import { reportError, PlainError } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { build, install } from '../setup/setup.mjs';

/** Implements `npm run admin -- grant someone@example.com`; works whether the service runs or not. */
export async function runAdmin(args) {
  try {
    const settings = loadSettings();
    await install();
    await build('backend');
    await withDatabase(settings, (url, stopped) =>
      changeRights(args, { ...settings, DATABASE_URL: url }, stopped),
    );
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

async function changeRights(args, environment, stopped) {
  if (stopped) await migrate(environment);
  const command = nodeTool(inRoot('backend/dist/auth/admin-cli.js'), ...args);
  const { code, output } = await run(command, { env: environment });
  if (code !== 0) throw new PlainError(output);
  console.log(output);
}
