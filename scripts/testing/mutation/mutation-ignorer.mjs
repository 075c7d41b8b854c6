/** Excludes log messages and help texts of metrics, because tests do not check their wording. */
const HUMAN_READABLE_TEXTS = {
  shouldIgnore({ node }) {
    if (isLogCall(node)) return 'log message';
    if (node.type === 'ObjectProperty' && node.key.name === 'help') return 'help text of a metric';
    return undefined;
  },
};

function isLogCall({ type, callee }) {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    callee.object.property?.name === 'logger'
  );
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'human-readable-texts', value: HUMAN_READABLE_TEXTS }];
