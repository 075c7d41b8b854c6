import fs from 'node:fs';
import { mustRun, nodeTool, npmCommand } from './commands.mjs';
import { fingerprint, isNoted, note } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { done, step } from './say.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contract'];
const typescript = (...args) => nodeTool(inRoot('node_modules', 'typescript', 'bin', 'tsc'), ...args);

const PARTS = {
  contract: {
    label: '공통 규약',
    sources: SHARED,
    result: 'contract/dist/index.js',
    command: () => typescript('-b', 'contract'),
  },
  packages: {
    label: '해몽 사전',
    sources: [...SHARED, 'packages'],
    result: 'packages/haemong/dist/knowledge.json',
    command: () => npmCommand('run', 'compile', '-w', '@kkumpuri/haemong'),
  },
  backend: {
    label: '서버',
    sources: [...SHARED, 'packages/korean', 'packages/haemong/src', 'backend'],
    result: 'backend/dist/main-api.js',
    command: () => typescript('-b', 'contract', 'backend/tsconfig.build.json'),
  },
  frontend: {
    label: '화면',
    sources: [...SHARED, 'frontend'],
    result: 'frontend/dist/index.html',
    command: () => npmCommand('run', 'build', '-w', 'frontend'),
  },
};

async function ensurePart(name) {
  const { label, sources, result, command } = PARTS[name];
  const wanted = fingerprint(sources);
  if (isNoted(`built-${name}`, wanted) && fs.existsSync(inRoot(result))) return;
  step(`빌드합니다: ${label}`);
  await mustRun(`${label} 빌드`, command());
  note(`built-${name}`, wanted);
}

export async function ensureBuilt(...names) {
  for (const name of names) await ensurePart(name);
  done('빌드 준비됨');
}
