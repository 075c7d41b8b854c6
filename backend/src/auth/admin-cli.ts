import pg from 'pg';
import { loadEnv } from '../config/env.js';
import { normalizeEmail } from './normalize-email.js';

const USAGE = '사용법: npm run admin -- grant|revoke someone@example.com';

/** Makes a member an admin, or an admin a member. It counts from their next request on. */
try {
  const [command = '', email = ''] = process.argv.slice(2);
  if (!['grant', 'revoke'].includes(command) || !email.includes('@')) throw new Error(USAGE);
  const isAdmin = command === 'grant';
  const found = await setAdmin(normalizeEmail(email), isAdmin);
  if (!found) throw new Error(`이 이메일로 가입한 사람이 없습니다: ${email}`);
  process.stdout.write(`${email}: ${isAdmin ? '관리자가 되었습니다' : '더 이상 관리자가 아닙니다'}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function setAdmin(email: string, isAdmin: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: loadEnv('migrate').DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query('UPDATE users SET is_admin = $2 WHERE email = $1', [
      email,
      isAdmin,
    ]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
