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

/** How a code was right, or null when it was not. */
type CodeMatch = 'totp' | 'recovery' | null;

interface FactorRow {
  sealedSecret: string;
  lastStep: string;
  confirmed: boolean;
}

/** The second step of signing in: codes of an authenticator, and recovery codes for when it is lost. */
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

  /** A new secret, which counts once a code of it was given. Null when one counts already. */
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

  /** Turns it on and gives the recovery codes, which are readable only now. Null for a wrong code. */
  async confirm(userId: string, code: string): Promise<string[] | null> {
    const factor = await this.find(userId);
    if (!factor || factor.confirmed) return null;
    const step = await this.stepOf(factor, plain(code));
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

  /** Each code is right once, even for two who send it at the same time. */
  async spend(userId: string, typed: string): Promise<CodeMatch> {
    const code = plain(typed);
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

  /** The time step that the code belongs to, or null when it is wrong or was used. */
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
  // 24 readable characters, about 118 bits: a plain hash of one gives nothing away (ASVS 6.5.2 asks for 112).
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableGroups(6));
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    codes.map((code) => digest(plain(code))),
  ]);
  return codes;
}

/** However it was typed: blanks and hyphens only help to read. */
function plain(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
