/** Every secret in the example files of this repository contains it, so that none of them works anywhere. */
const EXAMPLE_MARKER = 'replace-me';

const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'QNA_ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SMTP_URL',
  'KAKAO_CLIENT_SECRET',
  'NAVER_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
] as const;

/** Why the service does not start when a secret was copied from an example; undefined when none was. */
export function findExampleSecret(
  env: Partial<Record<(typeof SECRETS)[number], string>>,
): string | undefined {
  const copied = SECRETS.find((name) => env[name]?.toLowerCase().includes(EXAMPLE_MARKER));
  return copied && `${copied}: still has the example's value (${EXAMPLE_MARKER}); set one of your own`;
}
