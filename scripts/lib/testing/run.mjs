import { endCommands } from '../commands.mjs';
import { complainAbout, plain, PlainError } from '../say.mjs';
import { install } from '../setup.mjs';
import { onLauncherGone, onStopSignal, undoAll } from '../shutdown.mjs';
import { broken } from './counts.mjs';
import { LAYERS } from './layers.mjs';
import { ensureNeeds } from './needs.mjs';
import { showReport } from './report.mjs';

/** The layers must see their own settings only: a DATABASE_URL of the person's own is none of the tests'. */
const SERVICE_SETTINGS =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|OPENAI_.*|INTERPRET_.*|WORKER_.*|LEXICON_FALLBACK|JWT_.*|SESSION_IDLE|QNA_ADMIN_PASSWORD|ADMIN_.*|SMTP_URL|MAIL_FROM|PUBLIC_URL|EXPOSE_TEMP_PASSWORD|RATE_LIMIT|GUEST_DAILY_LIMIT|CORS_ORIGINS|TRUST_PROXY|OPERATOR_EMAIL|LOG_LEVEL|METRICS_TOKEN|NODE_ENV|NODE_OPTIONS)$/;

const testEnvironment = () => {
  const kept = Object.entries(process.env).filter(([name]) => !SERVICE_SETTINGS.test(name));
  return { ...Object.fromEntries(kept), ENV_FILE: '/dev/null' };
};

function chooseLayers(names) {
  const unknown = names.filter((name) => !(name in LAYERS));
  if (unknown.length > 0) {
    throw new PlainError(
      `모르는 시험 층입니다: ${unknown.join(', ')}. 고를 수 있는 것: ${Object.keys(LAYERS).join(', ')}`,
    );
  }
  return names.length > 0 ? Object.keys(LAYERS).filter((name) => names.includes(name)) : Object.keys(LAYERS);
}

async function runLayer(name, env) {
  const { label, work } = LAYERS[name];
  const begun = performance.now();
  const undo = [];
  plain(`\n── ${label} (${name}) ──`);
  const counts = await work({ env, undo }).catch((error) => {
    complainAbout(error);
    return broken();
  });
  await undoAll(undo);
  return { label, counts, seconds: (performance.now() - begun) / 1000 };
}

async function runAll(names, isStopping) {
  const layers = chooseLayers(names);
  await install();
  await ensureNeeds(layers);
  const results = [];
  for (const name of layers) {
    if (isStopping()) return undefined;
    results.push(await runLayer(name, testEnvironment()));
  }
  return showReport(results);
}

/** On Ctrl-C the running command ends, its layer cleans up after itself, and no further layer begins. */
export async function runTests(names) {
  let stopping = false;
  const stop = () => {
    stopping = true;
    void endCommands();
  };
  onStopSignal(stop);
  onLauncherGone(stop);
  try {
    process.exitCode = (await runAll(names, () => stopping)) ? 0 : 1;
  } catch (error) {
    complainAbout(error);
    process.exitCode = 1;
  }
  process.exit();
}
