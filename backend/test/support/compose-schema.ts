import { z } from 'zod';

/** The part of the Compose specification that this project uses; a misspelt key is an error. */
const duration = z.string().regex(/^\d+(s|m)$/);
const words = z.array(z.string());
const size = z.string().regex(/^\d+(k|m|g|mb|gb)$/);

const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: words.refine(([kind]) => kind === 'CMD', 'no shell is needed'),
    interval: duration,
    timeout: duration,
    retries: z.int(),
    start_period: duration.optional(),
  }),
]);

const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);

const service = z.strictObject({
  /** A name and a tag, without a registry: the operator chooses the registry. */
  image: z.string().regex(/^[a-z]+(\/[a-z]+)?(:[\w.-]+)?$/),
  build: z.literal('.').optional(),
  command: z.union([z.string(), words]).optional(),
  init: z.boolean().optional(),
  restart: z.enum(['unless-stopped', 'on-failure']),
  read_only: z.boolean().optional(),
  tmpfs: words.optional(),
  cap_drop: words.optional(),
  security_opt: words.optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  ports: words.optional(),
  volumes: z.array(z.string().regex(/^(\.\/)?[\w./-]+:\/[\w./-]+(:ro)?$/)).optional(),
  secrets: words.optional(),
  profiles: words.optional(),
  healthcheck: healthcheck.optional(),
  depends_on: z.union([words, z.record(z.string(), z.strictObject({ condition }))]).optional(),
  stop_grace_period: duration.optional(),
  mem_limit: size.optional(),
  shm_size: size.optional(),
});

export const composeSchema = z.strictObject({
  name: z.string(),
  'x-service': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ environment: z.string() })),
});
