const NEEDED = [20, 19];

/** Kept to old syntax on purpose: it must run, and say so, on a Node that is too old. */
export function nodeIsNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

export function requireNode() {
  if (nodeIsNewEnough()) return;
  console.error(`✗ Node.js ${NEEDED.join('.')} 이상이 필요합니다. 지금은 ${process.versions.node}입니다.`);
  process.exit(1);
}
