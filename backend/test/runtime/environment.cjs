const { TestEnvironment } = require('jest-environment-node');

/** Shares with the service what tests compare by identity: its dates, and the metadata of its decorators. */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options);
    Object.assign(this.global, { Date, Reflect });
  }
};
