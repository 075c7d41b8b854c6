import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { serviceName, type TotpSecret, type TotpState } from '@kkumpuri/contract';
import { generateSecret, generateURI, verify } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { readableGroups } from '../passwords/password.service.js';
import { TextSeal } from './sealed-text.js';

const RECOVERY_CODES = 10;
/** Clocks may differ by one step. */
const TOLERANCE_SECONDS = 30;
const SIX_DIGITS = /^\d{6}$/;

/** Which kind of code matched, or null if none did. */
type CodeMatch = 'totp' | 'recovery' | null;

interface FactorRow {
  sealedSecret: string;
  lastStep: string;
  confirmed: boolean;
}

/** Two-factor authentication with authenticator codes, and recovery codes for a lost authenticator. */
@Injectable()
export class SecondFactorService {
  private readonly seal: TextSeal;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.seal = new TextSeal(env.JWT_SECRET ?? '', 'totp secret');
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.find(userId))?.confirmed ?? false;
  }

  async state(userId: string): Promise<TotpState> {
    const [{ left }] = await this.dataSource.query<[{ left: number }]>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
      [userId],
    );
    return { enabled: await this.isOn(userId), recoveryCodesLeft: left };
  }

  /** Returns a new secret, inactive until it is confirmed with a code. Returns null if one is already active. */
  async begin(userId: string, email: string): Promise<TotpSecret | null> {
    const secret = generateSecret();
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO second_factors AS factor (user_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0
         WHERE factor.confirmed_at IS NULL
       RETURNING user_id`,
      [userId, this.seal.seal(secret)],
    );
    if (rows.length === 0) return null;
    return { secret, uri: generateURI({ issuer: serviceName, label: email, secret }) };
  }

  /** Activates the secret and returns the recovery codes, which are shown only once. Returns null for a wrong code. */
  async confirm(userId: string, code: string): Promise<string[] | null> {
    const factor = await this.find(userId);
    if (!factor || factor.confirmed) return null;
    const step = await this.stepOf(factor, normalizeCode(code));
    if (step === null) return null;
    return this.dataSource.transaction(async (manager) => {
      const [confirmed] = await manager.query<[unknown[]]>(
        `UPDATE second_factors SET confirmed_at = now(), last_step = $2
         WHERE user_id = $1 AND confirmed_at IS NULL AND sealed_secret = $3 RETURNING user_id`,
        [userId, step, factor.sealedSecret],
      );
      return confirmed.length > 0 ? makeRecoveryCodes(manager, userId) : null;
    });
  }

  /** Verifies a code. Each code works once, even in concurrent requests. */
  async spend(userId: string, typed: string): Promise<CodeMatch> {
    const code = normalizeCode(typed);
    const factor = await this.find(userId);
    if (!factor?.confirmed) return null;
    if (!SIX_DIGITS.test(code)) return (await this.spendRecoveryCode(userId, code)) ? 'recovery' : null;
    const step = await this.stepOf(factor, code);
    if (step === null) return null;
    const [spent] = await this.dataSource.query<[unknown[]]>(
      'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
      [userId, step],
    );
    return spent.length > 0 ? 'totp' : null;
  }

  async turnOff(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('DELETE FROM second_factors WHERE user_id = $1', [userId]);
  }

  private async spendRecoveryCode(userId: string, code: string): Promise<boolean> {
    const [spent] = await this.dataSource.query<[unknown[]]>(
      'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2 RETURNING user_id',
      [userId, digest(code)],
    );
    return spent.length > 0;
  }

  /** Returns the time step of the code, or null if the code is wrong or was already used. */
  private async stepOf({ sealedSecret, lastStep }: FactorRow, code: string): Promise<number | null> {
    const secret = this.seal.open(sealedSecret);
    if (secret === null || !SIX_DIGITS.test(code)) return null;
    const afterTimeStep = Number(lastStep);
    const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS, afterTimeStep });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  private async find(userId: string): Promise<FactorRow | undefined> {
    const [row] = await this.dataSource.query<FactorRow[]>(
      `SELECT sealed_secret AS "sealedSecret", last_step AS "lastStep", confirmed_at IS NOT NULL AS confirmed
       FROM second_factors WHERE user_id = $1`,
      [userId],
    );
    return row;
  }
}

async function makeRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  // 24 readable characters, about 118 bits: an unsalted hash is safe (ASVS 6.5.2 requires 112 bits).
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableGroups(6));
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    codes.map((code) => digest(normalizeCode(code))),
  ]);
  return codes;
}

/** Removes blanks and hyphens, which only help readability, and ignores case and width. */
function normalizeCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
