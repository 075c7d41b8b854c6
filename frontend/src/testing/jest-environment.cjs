// jsdom has no fetch, and Node's fetch rejects jsdom's AbortSignal, so the tests use Node's own web APIs.
const { TestEnvironment } = require('jest-environment-jsdom');

// Not MessageChannel: React's scheduler would hold a port open and jest would never exit.
const NODE_GLOBALS = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.customExportConditions = [''];
    for (const name of NODE_GLOBALS) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    }
    this.global.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
  }
};
