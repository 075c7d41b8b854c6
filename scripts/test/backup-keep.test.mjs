import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { deleteOldBackups } from '../backup/backup.mjs';

test('deletes backups after BACKUP_KEEP days and keeps files with other names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-backups-'));
  const names = [
    'kkumpuri-2026-11-01-03-00-00.tar.gz',
    'kkumpuri-2026-11-10-03-00-00.tar.gz',
    'kkumpuri-2020-01-01.tar.gz',
    'other-2020-01-01-03-00-00.tar.gz',
  ];
  for (const name of names) fs.writeFileSync(path.join(folder, name), 'x');
  deleteOldBackups(folder, 14, Date.parse('2026-11-24T00:00:00Z'));
  assert.deepEqual(fs.readdirSync(folder).sort(), names.slice(1).sort());
});
