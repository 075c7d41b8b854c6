/** Every secret in this repository's example files contains this marker, so none of them is accepted. */
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

/** Returns an error message if a secret was copied from an example, otherwise undefined. */
export function findExampleSecret(
  env: Partial<Record<(typeof SECRETS)[number], string>>,
): string | undefined {
  const copied = SECRETS.find((name) => env[name]?.toLowerCase().includes(EXAMPLE_MARKER));
  return copied && `${copied}: still has the example's value (${EXAMPLE_MARKER}); set one of your own`;
}
