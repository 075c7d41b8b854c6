/**
 * Tools of others judge the running service: `node --test scripts/referees/referees.test.mjs`. Traffic goes to 127.0.0.1
 * only. What they say and we do not follow is explained in docs/security.md.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { inRoot } from '../system/paths.mjs';
import { freePort } from '../system/ports.mjs';
import { until } from '../system/processes.mjs';
import { callEverything } from '../test/support/calls.mjs';
import { startScript, temporaryFolder } from '../test/support/child.mjs';
import { brokenHeaderRules } from './header-rules.mjs';
import { pagesOf } from './pages.mjs';
import { runPackage, runProgram, startPackage } from './tools.mjs';

const DESCRIPTION = inRoot('docs', 'openapi.json');
const READY = /Address +(http:\/\/\S+)[\s\S]*Press Ctrl-C/;
const MINUTE = 60_000;
const credentials = { email: 'admin@example.com', password: 'admin-moonlight-9' };
const adminPassword = 'answers-moonlight-9';

describe('the service before foreign referees', { timeout: 40 * MINUTE }, () => {
  let address;
  let folder;

  before(async (t) => {
    folder = temporaryFolder(t);
    const starter = startScript(t, inRoot('scripts', 'start.mjs'), [], {
      ...process.env,
      ENV_FILE: '/dev/null',
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      WORKER_PORT: '0',
      RATE_LIMIT: 'off',
      QNA_ADMIN_PASSWORD: adminPassword,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
    });
    [, address] = await starter.says(READY, 8 * MINUTE);
  });

  it('Spectral finds nothing in the description', async () => {
    const ruleset = inRoot('scripts', 'referees', 'spectral.yaml');
    const { code, output } = await runPackage(
      'spectral',
      'lint',
      DESCRIPTION,
      '--ruleset',
      ruleset,
      '--fail-severity',
      'warn',
    );
    assert.equal(code, 0, output);
  });

  it('Prism finds every answer to be as described', async () => {
    const port = await freePort();
    const proxy = startPackage('prism', 'proxy', DESCRIPTION, address, '--port', String(port));
    const violations = [];
    const plainFetch = globalThis.fetch;
    globalThis.fetch = async (url, options) => {
      const answer = await plainFetch(url, options);
      const found = JSON.parse(answer.headers.get('sl-violations') ?? '[]');
      // Requests break the description on purpose in half of the calls; answers never may.
      for (const one of found.filter(({ location }) => location[0] === 'response'))
        violations.push(`${options?.method} ${url}: ${one.message} (${one.location.join('.')})`);
      return answer;
    };
    try {
      const through = `http://127.0.0.1:${port}`;
      await until(
        () =>
          plainFetch(`${through}/api/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        MINUTE,
      );
      await callEverything(through, { credentials, adminPassword });
    } finally {
      globalThis.fetch = plainFetch;
      process.kill(-proxy.pid, 'SIGTERM');
    }
    assert.deepEqual([...new Set(violations)], []);
  });

  it('html-validate finds nothing on any page, and every page keeps the rules for headers', async () => {
    const pages = path.join(folder, 'pages');
    fs.mkdirSync(pages);
    const broken = [];
    for (const page of await pagesOf(address)) {
      const answer = await fetch(`${address}${page}`, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      fs.writeFileSync(path.join(pages, `${page.replace(/[^\w-]/g, '_')}.html`), html);
      broken.push(...brokenHeaderRules(answer.headers, html).map((rule) => `${page}: ${rule}`));
    }
    assert.deepEqual(broken, []);
    const config = inRoot('scripts', 'referees', 'html-validate.json');
    const { code, output } = await runPackage('html-validate', '--config', config, `${pages}/*.html`);
    assert.equal(code, 0, output);
  });

  it('wapiti finds nothing', async () => {
    const report = path.join(folder, 'wapiti.json');
    const bounds = ['--max-scan-time', '300', '--max-links-per-page', '50', '--depth', '3'];
    await runProgram(
      360,
      'wapiti',
      '-u',
      `${address}/`,
      '-f',
      'json',
      '-o',
      report,
      '--flush-session',
      ...bounds,
    );
    const { vulnerabilities } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const found = Object.entries(vulnerabilities).filter(([, list]) => list.length > 0);
    assert.deepEqual(found, []);
  });

  it('sqlmap finds nothing to inject into', async () => {
    const targets = ['/api/posts?q=뱀&sort=popular&limit=10', '/api/qna?q=뱀&limit=10', '/api/symbols?q=뱀'];
    for (const target of targets) {
      const output = await runProgram(
        240,
        'sqlmap',
        '--batch',
        '--level',
        '2',
        '--output-dir',
        folder,
        '-u',
        encodeURI(`${address}${target}`),
      );
      assert.match(output, /tested parameters do not appear to be injectable/, output.slice(-2_000));
    }
  });

  for (const [name, mode] of [
    ['slow headers', '-H'],
    ['slow bodies', '-B'],
    ['slow reading', '-X'],
  ]) {
    it(`slowhttptest does not take the service away with ${name}`, async () => {
      const attack = ['-c', '500', '-r', '100', '-i', '10', '-l', '60', '-u', `${address}/api/qna`];
      const output = await runProgram(90, 'slowhttptest', mode, ...attack);
      assert.match(output, /service available:\s+(\S*m)?YES/, output.slice(-2_000));
      assert.equal((await fetch(`${address}/api/health`)).status, 200);
    });
  }
});
