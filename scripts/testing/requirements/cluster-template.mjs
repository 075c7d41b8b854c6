import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptSecret } from '../../service/data-dir.mjs';
import { CACHE } from '../../system/paths.mjs';
import { chooseAccount } from '../../postgres/account.mjs';
import { findBinaries, reachableBinaries } from '../../postgres/binaries.mjs';
import { createCluster } from '../../postgres/cluster.mjs';
import { choosePlace } from '../../postgres/place.mjs';
import { PlainError } from '../../system/terminal.mjs';

const PARTS = ['data', 'password'];

/** Shares file blocks if the file system supports it. */
const COPY = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a'];

function copy(from, to) {
  const { status, stderr } = spawnSync('cp', [...COPY, from, to], { encoding: 'utf8' });
  if (status !== 0) throw new PlainError(`Cannot copy the template cluster: ${stderr.trim()}`);
}

/** Creates a template cluster per version and account, because copying it is much faster than initdb. */
export function ensureClusterTemplate() {
  const account = chooseAccount();
  const binaries = findBinaries();
  const owner = account?.uid ?? process.getuid?.();
  const template = path.join(CACHE, 'tests', `cluster-${binaries.version}-${owner}`);
  if (!fs.existsSync(template)) makeTemplate(template, binaries, account);
  return template;
}

/** Creates the template in a folder that the account can access, then moves it to its final name. */
function makeTemplate(template, binaries, account) {
  const folder = openFolder();
  const draft = `${template}.${process.pid}`;
  try {
    const place = choosePlace(folder, account);
    const password = keptSecret(place, 'password');
    const reachable = reachableBinaries(binaries, place, account);
    createCluster({ binaries: reachable, place, data: path.join(place, 'data'), password, account });
    fs.mkdirSync(draft, { recursive: true });
    for (const name of PARTS) copy(path.join(place, name), path.join(draft, name));
    if (!fs.existsSync(template)) fs.renameSync(draft, template);
  } finally {
    for (const used of [folder, draft]) fs.rmSync(used, { recursive: true, force: true });
  }
}

function openFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-template-'));
  fs.chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  return folder;
}

/** Copies the template into an empty data folder, which is then like one after the first start. */
export function copyCluster(dir) {
  const template = ensureClusterTemplate();
  if (process.getuid?.() === 0) fs.chmodSync(dir, 0o711);
  const place = choosePlace(fs.realpathSync(dir), chooseAccount());
  for (const name of PARTS) copy(path.join(template, name), path.join(place, name));
}
