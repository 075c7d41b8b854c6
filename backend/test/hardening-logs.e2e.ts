import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDatabase, onDatabase } from './support/databases.js';
import { CheckedClient } from './support/checked-client.js';
import { emailsTo, makeDataDir } from './support/emails.js';
import { freePort } from '../../scripts/system/ports.mjs';
import { until } from './support/processes.js';
import { startSmtpServer } from './support/smtp-server.js';

const canary = () => `canary-${randomUUID()}`;

/** Starts a process of the built service and records its output. */
function startRecorded(role: 'api' | 'worker', settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(__dirname, '..', 'dist', 'bundle', `main-${role}.js`)], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  }
  const gone = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { written: () => pieces.join(''), end, gone };
}

const isUp = (url: string) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startTraced(env: NodeJS.ProcessEnv) {
  const database = await createDatabase();
  const [port, workerPort] = [await freePort(), await freePort()];
  const settings = {
    LOG_LEVEL: 'trace',
    SHUTDOWN_GRACE_MS: '500',
    DATABASE_URL: database.url,
    PORT: String(port),
    WORKER_PORT: String(workerPort),
    ...env,
  };
  const processes = [startRecorded('api', settings), startRecorded('worker', settings)];
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    until(async () => (await isUp(url)) && (await isUp(`http://127.0.0.1:${workerPort}`))),
    ...processes.map(async ({ gone, written }) => {
      await gone;
      throw new Error(`ended early: ${written()}`);
    }),
  ]);
  return {
    url,
    databaseUrl: database.url,
    written: () => processes.map(({ written }) => written()).join('\n'),
    close: async () => {
      await Promise.all(processes.map(({ end }) => end()));
      await database.drop();
    },
  };
}

describe('logs at level trace', () => {
  it('logs contain no dream, password, token, session, IP or e-mail address', async () => {
    const dataDir = await makeDataDir();
    const secrets = {
      dream: canary(),
      invalidDream: canary(),
      password: canary(),
      wrongPassword: canary(),
      adminPassword: canary(),
      wrongAdminPassword: canary(),
      jwtSecret: canary(),
      question: canary(),
      query: canary(),
      idempotencyKey: canary(),
      sessionId: randomUUID(),
      email: `${canary()}@example.com`,
    };
    const service = await startTraced({
      DATA_DIR: dataDir,
      JWT_SECRET: secrets.jwtSecret,
      QNA_ADMIN_PASSWORD: secrets.adminPassword,
    });
    const client = new CheckedClient(service.url, secrets.sessionId);
    const { email, password } = secrets;
    await client.interpret(`${secrets.dream} 뱀이 나왔다`, { 'idempotency-key': secrets.idempotencyKey });
    await client.interpret(secrets.invalidDream.repeat(60));
    await client.call('POST', '/dreams/interpret', `{"dreamContent": "${secrets.invalidDream}`);
    const registered = await client.call<{ token: string }>('POST', '/auth/register', {
      email,
      username: '하늘',
      password,
    });
    await client.call('POST', '/auth/login', { email, password });
    await client.call('POST', '/auth/login', { email, password: secrets.wrongPassword });
    await client.call('POST', '/auth/forgot-password', { email });
    const [sent] = await emailsTo(dataDir, email, 1);
    await client.call('POST', '/auth/verify', { token: registered.body.token });
    const question = { title: secrets.question, category: '일반', content: secrets.question };
    const created = await client.call<{ question: { id: string } }>('POST', '/qna', question);
    const answer = { answer: secrets.question, adminPassword: secrets.adminPassword };
    await client.call('POST', `/qna/${created.body.question.id}/answer`, answer);
    await client.call('POST', '/qna/verify-admin', { adminPassword: secrets.wrongAdminPassword });
    await client.call('GET', `/posts?q=${secrets.query}`);
    client.token = registered.body.token;
    await client.call('GET', '/dreams/my-dreams');
    const newPassword = `${secrets.password} 2`;
    await client.call('POST', '/auth/change-password', { currentPassword: password, newPassword });
    await client.call('POST', '/auth/reset-password', { token: sent?.token, newPassword });
    await service.close();

    const written = service.written();
    expect(written).toContain('/api/dreams/interpret');
    expect(written).toContain('/api/auth/reset-password');
    const found = Object.entries({
      ...secrets,
      bearer: registered.body.token,
      resetToken: sent?.token ?? '',
      temporaryPassword: sent?.temporaryPassword ?? '',
    }).filter(([, secret]) => secret === '' || written.includes(secret));
    expect(found).toEqual([]);
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it('logs a warning in production when PUBLIC_URL is not set', async () => {
    const service = await startTraced({ NODE_ENV: 'production', JWT_SECRET: canary() });
    await service.close();
    const warnings = service
      .written()
      .split('\n')
      .filter((line) => line.includes('PUBLIC_URL'));
    expect(warnings).toEqual([expect.stringMatching(/^\{"level":40,.*\}$/)]);
  }, 60_000);

  it('logs contain no address when an e-mail cannot be sent', async () => {
    const mail = await startSmtpServer('rejects');
    const service = await startTraced({ SMTP_URL: mail.url, JWT_SECRET: canary() });
    const client = new CheckedClient(service.url);
    const email = `${canary()}@example.com`;
    await client.call('POST', '/auth/register', { email, username: '하늘', password: canary() });
    await client.call('POST', '/auth/forgot-password', { email });
    await until(() => service.written().includes('email was not sent'));
    await service.close();
    await mail.close();
    expect(service.written()).not.toContain(email);
  }, 60_000);

  it('logs contain the failed statement, but not its dream, session, address or hash', async () => {
    const dataDir = await makeDataDir();
    const service = await startTraced({ DATA_DIR: dataDir, JWT_SECRET: canary() });
    const [dream, unreadDream, sessionId] = [canary(), canary(), randomUUID()];
    const email = `${canary()}@example.com`;
    const client = new CheckedClient(service.url, sessionId);
    const refuse = (table: string, condition: string) =>
      onDatabase(
        service.databaseUrl,
        `ALTER TABLE ${table} ADD CONSTRAINT nothing_more CHECK (${condition}) NOT VALID`,
      );
    await refuse('interpretations', "status = 'pending'");
    const unread = client.interpret(`${unreadDream} 뱀이 나왔다`).catch(() => undefined);
    await until(() => service.written().includes('job failed'));
    await onDatabase(service.databaseUrl, 'ALTER TABLE interpretations DROP CONSTRAINT nothing_more');
    await refuse('interpretations', 'false');
    expect((await client.interpret(`${dream} 뱀이 나왔다`)).status).toBe(500);
    await refuse('users', 'false');
    const member = { email, username: '하늘', password: canary() };
    expect((await client.call('POST', '/auth/register', member)).status).toBe(500);
    await service.close();
    await unread;
    await rm(dataDir, { recursive: true });

    const written = service.written();
    for (const table of ['interpretations', 'users']) {
      expect(written).toContain(`new row for relation \\"${table}\\" violates check constraint`);
      expect(written).toMatch(new RegExp(`INSERT INTO \\\\*"?${table}`));
    }
    const secrets = { dream, unreadDream, sessionId, email, hash: '$argon2' };
    expect(Object.entries(secrets).filter(([, secret]) => written.includes(secret))).toEqual([]);
  }, 60_000);

  it('logs contain no parameters of an uncaught database error, and the process exits', () => {
    const secret = canary();
    const boot = pathToFileURL(join(__dirname, '..', 'dist', 'logging', 'boot.js')).href;
    const program = `import { exitOnUncaughtException } from '${boot}';
      exitOnUncaughtException();
      void Promise.reject(Object.assign(new Error('deadlock detected'), { parameters: ['${secret}'] }));`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('deadlock detected');
    expect(stderr).not.toContain(secret);
  });
});
