import { findExampleSecret } from '../src/config/example-secrets.js';
import { INTERPRETATIONS_QUEUE } from '../src/queue/queue.types.js';
import { filesIn, knownSettings, readDocuments } from './support/deploy-files.js';
import { type KubernetesObject, kubernetesSchema, kustomizationSchema } from './support/kubernetes-schema.js';

const FOLDER = 'deploy/kubernetes';
const SHARED_SECRETS = ['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN'];
const SECRETS_OF: Record<string, string[]> = {
  api: [...SHARED_SECRETS, 'JWT_SECRET', 'QNA_ADMIN_PASSWORD', 'SMTP_URL'],
  worker: [...SHARED_SECRETS, 'OPENAI_API_KEY'],
  migrate: ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_ADMIN_URL'],
};
type Of<Kind> = Extract<KubernetesObject, { kind: Kind }>;

const objectsIn = (folder: string) =>
  filesIn(FOLDER, folder)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => readDocuments(FOLDER, folder, file))
    .map((document) => kubernetesSchema.parse(document));

const base = objectsIn('base');
const all = <Kind extends KubernetesObject['kind']>(kind: Kind) =>
  base.filter((object): object is Of<Kind> => object.kind === kind);
const named = <Kind extends KubernetesObject['kind']>(kind: Kind, name: string) => {
  const found = all(kind).find((object) => object.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};
const [settings] = all('ConfigMap');
const process = (name: 'api' | 'worker') => named('Deployment', `kkumpuri-${name}`).spec.template;
const templates = [process('api'), process('worker'), named('Job', 'kkumpuri-migrate').spec.template];

describe('Kubernetes files', () => {
  it.each(['base', 'scale-on-postgres', 'scale-on-redis'])(
    'the kustomization lists exactly the files in %s',
    (folder) => {
      const [document] = readDocuments(FOLDER, folder, 'kustomization.yaml');
      const { resources } = kustomizationSchema.parse(document);
      const present = [...filesIn(FOLDER, folder), '../base'];
      expect(resources.filter((resource) => !present.includes(resource))).toEqual([]);
      const left = filesIn(FOLDER, folder).filter((file) => !resources.includes(file));
      expect(left.sort()).toEqual([
        'kustomization.yaml',
        ...(folder === 'base' ? ['secret.example.yaml'] : []),
      ]);
    },
  );

  it('ConfigMap and Secrets contain only known settings', () => {
    const secrets = all('Secret').flatMap(({ stringData }) => Object.keys(stringData));
    const given = [...Object.keys(settings?.data ?? {}), ...secrets];
    expect(given.filter((name) => !knownSettings().includes(name))).toEqual([]);
  });

  it.each(['api', 'worker', 'migrate'])('gives %s only its own secrets', (name) => {
    const own = `kkumpuri-${name}-secrets`;
    const template = templates.find(
      ({ metadata }) => metadata.labels['app.kubernetes.io/component'] === name,
    );
    expect(template?.spec.containers[0].envFrom).toEqual([
      { configMapRef: { name: settings?.metadata.name } },
      { secretRef: { name: own } },
    ]);
    const foreign = Object.keys(named('Secret', own).stringData).filter(
      (key) => !SECRETS_OF[name]?.includes(key),
    );
    expect(foreign).toEqual([]);
  });

  it('example secrets prevent a start', () => {
    for (const { stringData } of all('Secret')) {
      for (const [name, value] of Object.entries(stringData)) {
        if (value === '') continue;
        expect(findExampleSecret({ [name]: value })).toMatch(
          new RegExp(`^${name}: still has the example's value`),
        );
      }
    }
  });

  it.each([
    ['api', [3000], [53, 53, 5432, 6379, 465, 587]],
    ['worker', [3001], [53, 53, 5432, 6379, 443]],
    ['migrate', [], [53, 53, 5432]],
  ])('allows %s only the connections it needs', (name, incoming, outgoing) => {
    const { spec } = named('NetworkPolicy', `kkumpuri-${name}`);
    const portsOf = (rules: typeof spec.egress) =>
      rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    const selected = templates.filter(({ metadata }) =>
      isWithin(spec.podSelector.matchLabels, metadata.labels),
    );
    expect(selected).toHaveLength(1);
    expect([portsOf(spec.ingress), portsOf(spec.egress)]).toEqual([incoming, outgoing]);
  });

  it('each selector matches the pods of one process', () => {
    const pods = ['api', 'worker'].map((name) => process(name as 'api').metadata.labels);
    const selectors = [
      ...all('Deployment').map(({ spec }) => spec.selector.matchLabels),
      ...all('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ...all('Service').map(({ spec }) => spec.selector),
    ];
    expect(selectors).toHaveLength(6);
    for (const selector of selectors)
      expect(pods.filter((labels) => isWithin(selector, labels))).toHaveLength(1);
  });

  it('probes api and worker on their ports', () => {
    for (const [name, port] of [
      ['api', 3000],
      ['worker', 3001],
    ] as const) {
      const { metadata, spec } = process(name);
      const [{ ports, livenessProbe, readinessProbe, command }] = spec.containers;
      expect(ports).toEqual([{ name: 'http', containerPort: port }]);
      expect(livenessProbe?.httpGet).toEqual({ path: '/api/health/live', port: 'http' });
      expect(readinessProbe?.httpGet).toEqual({ path: '/api/health/ready', port: 'http' });
      expect(metadata.annotations?.['prometheus.io/port']).toBe(String(port));
      expect(command.at(-1)).toBe(`backend/dist/bundle/main-${name}.js`);
    }
  });

  it('gives requests and readings time to finish before a pod is killed', () => {
    const graceOf = (name: 'api' | 'worker') => process(name).spec.terminationGracePeriodSeconds ?? 30;
    const pause = Number(process('api').spec.containers[0].lifecycle?.preStop.exec.command.at(-1));
    const { INTERPRET_WAIT_MS, INTERPRET_DEADLINE_MS } = settings?.data ?? {};
    expect(graceOf('api')).toBeGreaterThan(pause + Number(INTERPRET_WAIT_MS) / 1000 + 10);
    expect(graceOf('worker')).toBeGreaterThan(Number(INTERPRET_DEADLINE_MS) / 1000 + 10);
  });

  it('mounts exactly the declared volumes', () => {
    for (const { spec } of templates) {
      const volumes = (spec.volumes ?? []).map(({ name }) => name);
      const mounts = (spec.containers[0].volumeMounts ?? []).map(({ name }) => name);
      expect(mounts).toEqual(volumes);
    }
  });

  it.each(['scale-on-postgres', 'scale-on-redis'])('scales the workers with %s', (folder) => {
    const [scaling] = objectsIn(folder);
    if (scaling?.kind !== 'ScaledObject') throw new Error('no ScaledObject');
    const target = named('Deployment', scaling.spec.scaleTargetRef.name);
    expect(target.metadata.name).toBe('kkumpuri-worker');
    expect(target.spec).not.toHaveProperty('replicas');
    const concurrency = Number(settings?.data.WORKER_CONCURRENCY);
    for (const trigger of scaling.spec.triggers) {
      const share =
        trigger.type === 'redis' ? trigger.metadata.listLength : trigger.metadata.targetQueryValue;
      expect(Number(share)).toBeLessThan(concurrency);
      if (trigger.type === 'redis') {
        expect(trigger.metadata.listName).toMatch(
          new RegExp(`^bull:${INTERPRETATIONS_QUEUE}:(wait|active)$`),
        );
      }
    }
  });
});

function isWithin(part: Record<string, string>, whole: Record<string, string>): boolean {
  return Object.entries(part).every(([key, value]) => whole[key] === value);
}
