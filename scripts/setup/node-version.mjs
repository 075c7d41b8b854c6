const NEEDED = { major: 20, minor: 19 };

/** Uses old syntax on purpose, because it must run and print the error on a Node that is too old. */
export function nodeIsNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
}

export function requireNode() {
  if (nodeIsNewEnough()) return;
  console.error(
    `✗ Node.js ${NEEDED.major}.${NEEDED.minor} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
