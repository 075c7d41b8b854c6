import { z } from 'zod';

/** The part of the Kubernetes API that this project uses; a misspelt key is an error. */
const name = z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
const texts = z.record(z.string(), z.string());
const metadata = z.strictObject({ name, labels: texts.optional() });
const selector = z.strictObject({ matchLabels: texts });
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.string() }),
  initialDelaySeconds: z.int().optional(),
  periodSeconds: z.int(),
  timeoutSeconds: z.int(),
  failureThreshold: z.int(),
});

const source = z.union([
  z.strictObject({ configMapRef: z.strictObject({ name }) }),
  z.strictObject({ secretRef: z.strictObject({ name }) }),
]);

const container = z.strictObject({
  name,
  image: z.literal('kkumpuri'),
  command: z.array(z.string()),
  envFrom: z.array(source),
  ports: z.array(z.strictObject({ name, containerPort: z.int() })).optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  lifecycle: z
    .strictObject({
      preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }),
    })
    .optional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string() })).optional(),
});

const spread = z.strictObject({
  maxSkew: z.int(),
  topologyKey: z.string(),
  whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
  labelSelector: selector,
});

const pod = z.strictObject({
  metadata: z.strictObject({ labels: texts, annotations: texts.optional() }),
  spec: z.strictObject({
    restartPolicy: z.enum(['OnFailure', 'Never']).optional(),
    terminationGracePeriodSeconds: z.int().optional(),
    automountServiceAccountToken: z.literal(false),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().positive(),
      runAsGroup: z.int().positive(),
      fsGroup: z.int().positive(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z.array(spread).optional(),
    containers: z.tuple([container]),
    volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({}) })).optional(),
  }),
});

const object = <Kind extends string, Rest extends z.ZodRawShape>(
  apiVersion: string,
  kind: Kind,
  rest: Rest,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, ...rest });

const deployment = object('apps/v1', 'Deployment', {
  spec: z.strictObject({
    replicas: z.int().optional(),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int().positive() }),
    }),
    selector,
    template: pod,
  }),
});

const job = object('batch/v1', 'Job', {
  spec: z.strictObject({ backoffLimit: z.int(), ttlSecondsAfterFinished: z.int(), template: pod }),
});

const service = object('v1', 'Service', {
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: texts,
    ports: z.array(z.strictObject({ name, port: z.int(), targetPort: z.string() })),
  }),
});

const disruptionBudget = object('policy/v1', 'PodDisruptionBudget', {
  spec: z.strictObject({ maxUnavailable: z.int(), selector }),
});

const policyPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: z.int() })).min(1);
const policyRules = z.array(z.strictObject({ ports: policyPorts }));

const networkPolicy = object('networking.k8s.io/v1', 'NetworkPolicy', {
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
    ingress: policyRules,
    egress: policyRules,
  }),
});

const configMap = object('v1', 'ConfigMap', { data: texts });
const secret = object('v1', 'Secret', { type: z.literal('Opaque'), stringData: texts });

const trigger = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('postgresql'),
    metadata: z.strictObject({
      connectionFromEnv: z.literal('DATABASE_URL'),
      query: z.string(),
      targetQueryValue: z.string().regex(/^\d+$/),
    }),
  }),
  z.strictObject({
    type: z.literal('redis'),
    metadata: z.strictObject({
      addressFromEnv: z.string(),
      passwordFromEnv: z.literal('REDIS_PASSWORD'),
      listName: z.string(),
      listLength: z.string().regex(/^\d+$/),
    }),
  }),
]);

const scaledObject = object('keda.sh/v1alpha1', 'ScaledObject', {
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ name }),
    minReplicaCount: z.int().positive(),
    maxReplicaCount: z.int().positive(),
    pollingInterval: z.int(),
    cooldownPeriod: z.int(),
    triggers: z.array(trigger).min(1),
  }),
});

export const kubernetesSchema = z.discriminatedUnion('kind', [
  deployment,
  job,
  service,
  disruptionBudget,
  networkPolicy,
  configMap,
  secret,
  scaledObject,
]);
export type KubernetesObject = z.infer<typeof kubernetesSchema>;

export const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  labels: z.array(z.strictObject({ pairs: texts })).optional(),
  resources: z.array(z.string()).min(1),
  images: z.array(z.strictObject({ name, newTag: z.string() })).optional(),
});
