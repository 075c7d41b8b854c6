/** Log messages and help texts of metrics are written for people; no test should repeat their words. */
const WORDS_FOR_PEOPLE = {
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

export const strykerPlugins = [{ kind: 'Ignore', name: 'words-for-people', value: WORDS_FOR_PEOPLE }];
