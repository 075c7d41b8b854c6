/** All traffic goes to 127.0.0.1: modules that contact other hosts are disabled. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { startJudgedService } from './judged-service.mjs';
import { pagesOf } from './pages.mjs';
import { runProgram } from './programs.mjs';

const MODULES = [
  'backup,blindsql,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods',
  'permanentxss,redirect,shellshock,sql,xss,xxe',
].join(',');
/** docs/security.md gives the reasons. */
const NOT_FOLLOWED = [/^X-XSS-Protection is not set$/, /^Backup file http:\/\/[^/]+\/dream\//];

const READS = [
  '/api/posts?q=뱀&sort=popular&limit=10&cursor=x',
  '/api/qna?q=뱀&limit=10&cursor=x',
  '/api/symbols?q=뱀&limit=10',
  '/api/stories?q=뱀&limit=10&cursor=x',
];

const json = (body) => [
  ...['--method', 'POST', '--headers', 'Content-Type: application/json'],
  ...['--data', JSON.stringify(body)],
];
/** sqlmap tests each parameter, or the value before an asterisk. */
const STATEMENTS = [
  ...READS.map((read) => [read]),
  ['/api/posts/x*'],
  ['/api/dreams/my-dreams', '--headers', `X-Session-Id: ${randomUUID()}*`],
  ['/api/auth/login', ...json({ email: 'a@example.com', password: 'moonlight-9' })],
  ['/api/qna/verify-admin', ...json({ adminPassword: 'moonlight-9' })],
];

const SLOWNESS = { headers: ['-H'], bodies: ['-B', '-f', 'application/json'], reading: ['-X'] };

test('attack tools', async (t) => {
  const { address, folder } = await startJudgedService(t);

  await t.test('wapiti finds no vulnerability', async () => {
    const report = path.join(folder, 'wapiti.json');
    const pages = [...READS, ...(await pagesOf(address, 2))];
    const output = await runProgram(
      300,
      'wapiti',
      ...['-u', `${address}/`, ...pages.flatMap((page) => ['-s', encodeURI(`${address}${page}`)])],
      // wapiti announces support for Brotli, but the Debian package cannot decode it.
      ...[
        '-H',
        'Accept-Encoding: gzip',
        '-m',
        MODULES,
        '--depth',
        '0',
        '--max-scan-time',
        '60',
        '--max-attack-time',
        '15',
      ],
      ...['--store-session', folder, '-f', 'json', '-o', report],
    );
    const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
      list
        .filter(({ info }) => !NOT_FOLLOWED.some((known) => known.test(info)))
        .map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
    );
    assert.deepEqual(found, []);
    const [, scanned = '0'] = /found (\d+) URLs/.exec(output) ?? [];
    assert.ok(Number(scanned) >= pages.length / 2, `wapiti scanned ${scanned} of ${pages.length} addresses`);
  });

  await t.test('sqlmap finds no SQL injection', async () => {
    for (const [target, ...options] of STATEMENTS) {
      const url = encodeURI(`${address}${target}`);
      const output = await runProgram(
        90,
        'sqlmap',
        ...['--batch', '--disable-coloring', '--level', '2', '--ignore-code', '400,401,403,404'],
        ...['--output-dir', folder, '-u', url, ...options],
      );
      assert.match(output, /all tested parameters do not appear to be injectable/, `${target}\n${output}`);
    }
  });

  for (const [name, options] of Object.entries(SLOWNESS)) {
    await t.test(`the service stays available during slowhttptest with slow ${name}`, async () => {
      const attack = ['-c', '500', '-r', '100', '-i', '10', '-l', '30', '-u', `${address}/api/qna`];
      const output = await runProgram(60, 'slowhttptest', ...options, ...attack);
      assert.match(output, /service available:\S*\s+(\S*m)?YES/, output.slice(-2_000));
      assert.equal((await fetch(`${address}/api/health`)).status, 200);
    });
  }
});
