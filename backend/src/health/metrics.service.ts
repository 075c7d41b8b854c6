import { collectDefaultMetrics, Registry } from 'prom-client';

export const REGISTRY = Symbol('REGISTRY');

/** Creates one registry per application, so that tests can run several applications in one process. */
export function createRegistry(process: 'api' | 'worker'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return registry;
}
