import path from 'node:path';
import { addressOf } from './health.mjs';
import { plain } from '../system/say.mjs';

const DEFAULT_MODEL = 'gpt-4o-mini';
const DEFAULT_MODEL_HOST = 'api.openai.com';

export function interpreterInUse({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }) {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return '해몽 사전 (모델 설정 없음)';
  const host = OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).host : DEFAULT_MODEL_HOST;
  return `${OPENAI_MODEL ?? DEFAULT_MODEL} (${host})`;
}

function databaseInUse(database, dir) {
  if (!database.embedded) return new URL(database.url).host;
  const beside = database.place === path.join(dir, 'postgres');
  return beside ? `내장 PostgreSQL (포트 ${database.port})` : `내장 PostgreSQL, 실제 위치 ${database.place}`;
}

export function showSummary({ settings, dir, database, port, seconds }) {
  plain();
  plain(`꿈풀이가 준비되었습니다 (${seconds.toFixed(1)}초)`);
  plain(`  주소      ${addressOf(settings.HOST, port)}`);
  plain(`  데이터    ${dir}`);
  plain(`  DB        ${databaseInUse(database, dir)}`);
  plain(`  해석      ${interpreterInUse(settings)}`);
  plain(`  기록      ${path.join(dir, 'logs')}`);
  plain('끝내려면 Ctrl-C를 누르세요.');
}
