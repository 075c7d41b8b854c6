import {
  defaultPolicyFacts,
  type ModelProvider,
  type PolicyFacts,
  type SiteSettings,
} from '@kkumpuri/contract';
import { type Env, publicUrl, usesModel } from '../config/env.js';

/** The settings that pages show, and the address of the service. */
export interface Site extends SiteSettings {
  /** The public base URL of the service, without a trailing slash. */
  url: string;
}

export function siteOf(env: Env): Site {
  return {
    url: publicUrl(env),
    operatorEmail: env.OPERATOR_EMAIL,
    policy: policyOf(env),
    reader: usesModel(env) ? 'model' : 'lexicon',
    provider: providerOf(env),
  };
}

function policyOf({ PRIVACY_OFFICER, GUEST_RETENTION_DAYS, BACKUP_KEEP }: Env): PolicyFacts {
  return {
    officer: PRIVACY_OFFICER ?? defaultPolicyFacts.officer,
    guestDays: GUEST_RETENTION_DAYS,
    backupDays: BACKUP_KEEP ?? null,
  };
}

function providerOf(env: Env): ModelProvider | null {
  if (!usesModel(env)) return null;
  return {
    name: env.MODEL_PROVIDER_NAME ?? null,
    country: env.MODEL_PROVIDER_COUNTRY ?? null,
    contact: env.MODEL_PROVIDER_CONTACT ?? null,
    retention: env.MODEL_PROVIDER_RETENTION ?? null,
  };
}
