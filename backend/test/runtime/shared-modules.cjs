const path = require('node:path');
const { createRequire } = require('node:module');
const { default: JestRuntime } = require('jest-runtime');

const BACKEND = path.join(__dirname, '..', '..');
const SOURCES = path.join(BACKEND, 'src') + path.sep;
const BUILD = path.join(BACKEND, 'dist');
const TESTS_OF_BUILD = path.join(BACKEND, 'test') + path.sep;

/** Everything is loaded for them alone, from the sources: they replace modules or globals. */
const ISOLATED = /\.isolated\.(e2e|spec)\.ts$/;

/**
 * Loads packages, and for tests outside the sources also the built service, once per Jest worker. Jest loads every
 * module anew for every file, which took more processor time than the tests themselves. Test files, their support
 * modules and the sources that a spec tests stay separate for each file.
 */
module.exports = class SharedModulesRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.isolated = ISOLATED.test(testPath);
    this.usesBuild = testPath.startsWith(TESTS_OF_BUILD);
  }

  /** @override */
  requireModuleOrMock(from, name) {
    const shared = this.isolated ? undefined : this.sharedModule(from, name);
    return shared ? createRequire(from)(shared) : super.requireModuleOrMock(from, name);
  }

  /** What Node can load in place of the module: the package, or the built file of a source. */
  sharedModule(from, name) {
    // Jest's own modules, and Node's, which a spec may mock.
    if (name.startsWith('@jest/') || name.startsWith('node:')) return undefined;
    if (!name.startsWith('.')) return name;
    const file = path.resolve(path.dirname(from), name);
    if (!this.usesBuild || !file.startsWith(SOURCES)) return undefined;
    return path.join(BUILD, file.slice(SOURCES.length));
  }
};

module.exports.default = module.exports;
