import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { limits } from '@kkumpuri/contract';
import { openServiceLog } from '../service/service-log.mjs';

const DAY_MS = 86_400_000;
const dayBefore = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

function folderWith(files) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-log-'));
  fs.mkdirSync(path.join(dir, 'logs'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, 'logs', name), text);
  return { dir, list: () => fs.readdirSync(path.join(dir, 'logs')).sort() };
}

test('rotates the log by day while a process keeps writing to the same file', () => {
  const { dir, list } = folderWith({ 'api.log': 'yesterday\n' });
  const file = path.join(dir, 'logs', 'api.log');
  fs.utimesSync(file, new Date(), new Date(Date.now() - DAY_MS));
  const log = openServiceLog(dir, 'api');
  assert.deepEqual(list(), [`api.${dayBefore(1)}.log`, 'api.log']);
  const output = log.open();
  fs.writeSync(output, 'today\n');
  log.rotate(Date.now() + DAY_MS);
  fs.writeSync(output, 'tomorrow\n');
  fs.closeSync(output);
  assert.equal(fs.readFileSync(file, 'utf8'), 'tomorrow\n');
  assert.equal(fs.readFileSync(path.join(dir, 'logs', `api.${dayBefore(0)}.log`), 'utf8'), 'today\n');
});

test('deletes logs after the retention of the privacy page and keeps other files', () => {
  const kept = `api.${dayBefore(limits.accessLogDays)}.log`;
  const old = `api.${dayBefore(limits.accessLogDays + 1)}.log`;
  const { dir, list } = folderWith({
    [kept]: 'x',
    [old]: 'x',
    [old.replace('api', 'worker')]: 'x',
    'api.txt': 'x',
  });
  openServiceLog(dir, 'api');
  assert.deepEqual(list(), [kept, 'api.txt', old.replace('api', 'worker')].sort());
});
