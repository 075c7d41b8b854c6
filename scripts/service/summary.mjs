import path from 'node:path';
import { addressOf } from './health.mjs';
import { plain } from '../system/terminal.mjs';

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEFAULT_MODEL_HOST = 'api.openai.com';

export function interpreterInUse({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }) {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return 'the dictionary (no model is set)';
  const host = OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).host : DEFAULT_MODEL_HOST;
  return `${OPENAI_MODEL ?? DEFAULT_MODEL} (${host})`;
}

function databaseInUse(database, dir) {
  if (!database.embedded) return new URL(database.url).host;
  const beside = database.place === path.join(dir, 'postgres');
  return beside ? `embedded PostgreSQL (port ${database.port})` : `embedded PostgreSQL in ${database.place}`;
}

export function showSummary({ settings, dir, database, port, hint, seconds }) {
  plain();
  plain(`kkumpuri is ready (${seconds.toFixed(1)} s)`);
  plain(`  Address   ${addressOf(settings.HOST, port)}`);
  plain(`  Data      ${dir}`);
  plain(`  Database  ${databaseInUse(database, dir)}`);
  plain(`  Readings  ${interpreterInUse(settings)}`);
  plain(`  Logs      ${path.join(dir, 'logs')}`);
  if (hint) plain(hint);
  plain('Press Ctrl-C to stop.');
}
