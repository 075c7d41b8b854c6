import pg from 'pg';
import { loadEnv } from '../config/env.js';
import { normalizeEmail } from './normalize-email.js';

const USAGE = 'Usage: npm run admin -- grant|revoke|reset-totp someone@example.com';

interface Command {
  statement: string;
  done: string;
}

/** Rights count from the next request on. */
const COMMANDS: Readonly<Record<string, Command>> = {
  grant: { statement: 'UPDATE users SET is_admin = true WHERE email = $1', done: 'is an admin now' },
  revoke: {
    statement: 'UPDATE users SET is_admin = false WHERE email = $1',
    done: 'is no admin any more',
  },
  'reset-totp': {
    statement: `WITH off AS (DELETE FROM second_factors WHERE user_id = (SELECT id FROM users WHERE email = $1))
      SELECT id FROM users WHERE email = $1`,
    done: 'has no second factor any more',
  },
};

/** Makes a member an admin or an admin a member, or lets in an admin who lost the authenticator. */
try {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || !email.includes('@')) throw new Error(USAGE);
  const found = await changeUser(command.statement, normalizeEmail(email));
  if (!found) throw new Error(`Nobody registered with this e-mail address: ${email}`);
  process.stdout.write(`${email}: ${command.done}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function changeUser(statement: string, email: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: loadEnv('migrate').DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [email]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
