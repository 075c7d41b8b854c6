const path = require('node:path');
const { createRequire } = require('node:module');
const { default: JestRuntime } = require('jest-runtime');

const BACKEND = path.join(__dirname, '..', '..');
const SOURCES = path.join(BACKEND, 'src') + path.sep;
const BUILD = path.join(BACKEND, 'dist');

/** Their modules are loaded for them alone, from the sources: they replace modules or globals of the service. */
const ISOLATED = /\.isolated\.e2e\.ts$/;

/**
 * Loads packages and the built service once per Jest worker. Jest loads every module anew for every file, which took
 * more processor time than the integration tests themselves. Test files and their support modules stay isolated.
 */
module.exports = class SharedModulesRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.isolated = ISOLATED.test(testPath);
  }

  /** @override */
  requireModuleOrMock(from, name) {
    const shared = this.isolated ? undefined : sharedModule(from, name);
    return shared ? createRequire(from)(shared) : super.requireModuleOrMock(from, name);
  }
};

module.exports.default = module.exports;

/** What Node can load in place of the module: the package, or the built file of a source. */
function sharedModule(from, name) {
  if (name.startsWith('@jest/')) return undefined;
  if (!name.startsWith('.')) return name;
  const file = path.resolve(path.dirname(from), name);
  return file.startsWith(SOURCES) ? path.join(BUILD, file.slice(SOURCES.length)) : undefined;
}
