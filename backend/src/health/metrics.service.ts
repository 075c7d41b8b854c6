import { collectDefaultMetrics, Registry } from 'prom-client';

export const REGISTRY = Symbol('REGISTRY');

/** One registry a process, so that tests can run several applications side by side. */
export function createRegistry(process: 'api' | 'worker'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return registry;
}
