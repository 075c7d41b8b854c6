import { z } from 'zod';
import { defaultOperatorEmail, limits } from '@kkumpuri/contract';
import { findExampleSecret } from './example-secrets.js';
import {
  duration,
  issuer,
  lifetime,
  mailbox,
  onOff,
  origins,
  port,
  proxies,
  trueFalse,
  url,
} from './formats.js';

export type ProcessRole = 'api' | 'worker' | 'migrate';

/** One second less than the browser's request timeout, so the response is on its way by then. */
const LONGEST_WAIT_MS = limits.requestTimeoutMs - 1_000;

/** Text shown on pages. */
const named = z.string().trim().min(1).max(200);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKER_PORT: port.default(3001),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  MIGRATION_DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_ADMIN_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  OPENAI_FALLBACK_MODEL: z.string().min(1).optional(),
  MODEL_PRICE_IN: z.coerce.number().min(0).optional(),
  MODEL_PRICE_OUT: z.coerce.number().min(0).optional(),
  MODEL_DAILY_BUDGET: z.coerce.number().min(0).optional(),
  MODEL_PROVIDER_NAME: named.optional(),
  MODEL_PROVIDER_COUNTRY: named.optional(),
  MODEL_PROVIDER_CONTACT: named.optional(),
  MODEL_PROVIDER_RETENTION: named.optional(),
  LEXICON_FALLBACK: onOff.default(true),
  INTERPRET_WAIT_MS: z.coerce.number().int().min(1).max(LONGEST_WAIT_MS).default(118_000),
  INTERPRET_DEADLINE_MS: duration.default(105_000),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(1000).default(200),
  QUEUE_LOCK_MS: duration.default(15_000),
  QUEUE_STALLED_CHECK_MS: duration.default(5_000),
  SWEEP_INTERVAL_MS: duration.default(5_000),
  CONNECTION_SILENCE_MS: duration.default(20_000),
  SHUTDOWN_GRACE_MS: duration.optional(),
  JWT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  JWT_TTL: lifetime.default('7d'),
  SESSION_IDLE: lifetime.default('30d'),
  QNA_ADMIN_PASSWORD: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  KAKAO_CLIENT_ID: z.string().min(1).optional(),
  KAKAO_CLIENT_SECRET: z.string().min(1).optional(),
  NAVER_CLIENT_ID: z.string().min(1).optional(),
  NAVER_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(20).default('OpenID'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailbox.default('꿈풀이 <no-reply@kkumpuri.example>'),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => !/[?#]/.test(value), 'must not contain ? or #, because paths are appended to it')
    .optional(),
  EXPOSE_TEMP_PASSWORD: trueFalse.default(false),
  RATE_LIMIT: onOff.default(true),
  GUEST_DAILY_LIMIT: z.coerce.number().int().min(1).max(100_000).default(30),
  GUEST_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(limits.guestRetentionDays),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: proxies.optional(),
  OPERATOR_EMAIL: z.email().default(defaultOperatorEmail),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PRIVACY_OFFICER: z.string().min(1).max(100).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(3650).optional(),
  METRICS_TOKEN: z.string().min(1).optional(),
});

/** By default the shutdown grace period equals the deadline of a reading, so running readings can finish. */
const envSchema = settings.transform((env) => ({
  ...env,
  SHUTDOWN_GRACE_MS: env.SHUTDOWN_GRACE_MS ?? env.INTERPRET_DEADLINE_MS,
}));

export type Env = z.infer<typeof envSchema>;

/** Injection token of the validated settings. */
export const ENV = Symbol('ENV');

/** A setting is missing or invalid. The message is one line for the terminal. */
export class SettingsError extends Error {}

/** Validates the settings. Empty and blank values are treated as unset, because `.env` files leave them blank. */
export function loadEnv(role: ProcessRole, source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) throw new SettingsError(firstIssue(parsed.error));
  const problem = findExampleSecret(parsed.data) ?? findContradiction(parsed.data, role);
  if (problem) throw new SettingsError(problem);
  return parsed.data;
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? 'settings'}: ${issue?.message ?? 'invalid'}`;
}

function findContradiction(env: Env, role: ProcessRole): string | undefined {
  const production = env.NODE_ENV === 'production';
  if (role === 'api' && !env.JWT_SECRET) return 'JWT_SECRET: must be set';
  if (role === 'api' && production && (env.JWT_SECRET?.length ?? 0) < 32) {
    return 'JWT_SECRET: must have at least 32 characters in production';
  }
  if (production && env.EXPOSE_TEMP_PASSWORD) return 'EXPOSE_TEMP_PASSWORD: not allowed in production';
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    return 'ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither';
  }
  if (Boolean(env.NAVER_CLIENT_ID) !== Boolean(env.NAVER_CLIENT_SECRET)) {
    return 'NAVER_CLIENT_ID and NAVER_CLIENT_SECRET: set both or neither';
  }
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID)) {
    return 'OIDC_ISSUER and OIDC_CLIENT_ID: set both or neither';
  }
  if (
    env.MODEL_DAILY_BUDGET !== undefined &&
    (env.MODEL_PRICE_IN === undefined || env.MODEL_PRICE_OUT === undefined)
  ) {
    return 'MODEL_DAILY_BUDGET: needs MODEL_PRICE_IN and MODEL_PRICE_OUT to compute costs';
  }
  return undefined;
}

/** Returns the startup warnings for production settings that are missing but not required. */
export function findWarnings(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const warnings = env.PUBLIC_URL
    ? []
    : [`PUBLIC_URL: not set; links in emails and page heads start with ${publicUrl(env)}`];
  const missing = usesModel(env) ? PROVIDER_SETTINGS.filter((name) => !env[name]) : [];
  if (missing.length === 0) return warnings;
  return [
    ...warnings,
    `${missing.join(', ')}: not set; users must be told who receives their dreams (docs/models.md)`,
  ];
}

const PROVIDER_SETTINGS = [
  'MODEL_PROVIDER_NAME',
  'MODEL_PROVIDER_COUNTRY',
  'MODEL_PROVIDER_CONTACT',
  'MODEL_PROVIDER_RETENTION',
] as const;

/** The public base URL of the service, used in links in emails and page heads. */
export function publicUrl(env: Env): string {
  return (env.PUBLIC_URL ?? `http://${hostInAddress(env.HOST)}:${env.PORT}`).replace(/\/+$/, '');
}

/** `0.0.0.0` and `::`, in any spelling, mean all interfaces and cannot be used in a link. */
function hostInAddress(host: string): string {
  if (/^[0.:]+$/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Without a key and a base URL, the lexicon interprets dreams. */
export function usesModel(env: Env): boolean {
  return Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);
}
