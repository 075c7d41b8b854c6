/**
 * The files that mutation testing changes (below backend/src) and the specs that must detect it (below backend). Every spec
 * file is loaded for every mutant, so each target names few; specs that start no service come first.
 */
export const mutationTargets = {
  admission: {
    mutate: ['dreams/admission/*.ts'],
    tests: ['src/dreams/admission/*.spec.ts', 'test/admission.e2e.ts'],
  },
  waiting: {
    mutate: ['dreams/waiting/*.service.ts', 'dreams/waiting/{notifications,row-poll,subscriptions}.ts'],
    tests: ['src/dreams/waiting/*.spec.ts', 'test/notifications.e2e.ts'],
  },
  rows: {
    mutate: [
      'dreams/rows/interpretation.repository.ts',
      'dreams/waiting/awaited-rows.repository.ts',
      'dreams/work/work.repository.ts',
    ],
    tests: ['test/interpretation-rows.e2e.ts', 'test/interpretation-work-rows.e2e.ts'],
  },
  idempotency: {
    mutate: ['dreams/idempotency/idempotency.service.ts'],
    tests: ['test/idempotency.e2e.ts'],
  },
  work: {
    mutate: [
      'dreams/work/draft-writer.ts',
      'dreams/work/interpretation-work.service.ts',
      'dreams/work/persist.ts',
      'dreams/work/sweeper.service.ts',
      'dreams/work/work-pulse.service.ts',
      'dreams/work/worker-registration.service.ts',
    ],
    tests: ['src/dreams/work/*.spec.ts', 'test/worker-registration.isolated.e2e.ts'],
  },
  processor: {
    mutate: ['dreams/work/interpretation.processor.ts'],
    tests: ['src/dreams/work/interpretation.processor.isolated.spec.ts'],
  },
  dreams: {
    mutate: ['dreams/dreams.service.ts', 'dreams/interpretation-errors.ts', 'dreams/stream/*.ts'],
    tests: [
      'src/dreams/dreams.service.spec.ts',
      'src/dreams/interpretation-errors.spec.ts',
      'src/dreams/stream/*.spec.ts',
    ],
  },
  'dream-access': {
    mutate: [
      'dreams/dreams.controller.ts',
      'dreams/dream-deletion.service.ts',
      'dreams/dream-reading.service.ts',
      'dreams/linking.service.ts',
    ],
    tests: [
      'src/dreams/dream-*.spec.ts',
      'test/deletion.e2e.ts',
      'test/masking.e2e.ts',
      'test/interpret.e2e.ts',
      'test/auth-sessions.e2e.ts',
    ],
  },
  sharing: {
    mutate: ['posts/sharing.service.ts'],
    tests: ['test/posts-sharing.e2e.ts', 'test/removal-races.e2e.ts', 'test/care.e2e.ts'],
  },
  likes: {
    mutate: ['posts/likes.service.ts'],
    tests: ['test/posts-likes.e2e.ts'],
  },
  deletion: {
    mutate: ['admin/deletion.service.ts'],
    tests: ['test/admin.e2e.ts', 'test/deletion-races.e2e.ts'],
  },
  recovery: {
    mutate: ['auth/passwords/recovery.service.ts', 'auth/logins/login-attempts.service.ts'],
    tests: [
      'src/auth/passwords/*.spec.ts',
      'src/auth/logins/login-attempts.service.isolated.spec.ts',
      'test/auth-recovery.e2e.ts',
    ],
  },
  tokens: {
    mutate: [
      'auth/logins/token.service.ts',
      'auth/guards/jwt.strategy.ts',
      'auth/guards/access-token.guard.ts',
    ],
    tests: ['test/auth-access-token.e2e.ts'],
  },
  limits: {
    mutate: ['limits/*.ts'],
    tests: ['src/limits/*.spec.ts', 'test/limits.e2e.ts'],
  },
};
