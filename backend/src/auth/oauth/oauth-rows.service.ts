import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OAuthProviderId } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { digestOf, makeSecretToken } from '../secret-tokens.js';
import type { Checks, Profile } from './oauth.types.js';

/** Time to log in at the provider. */
const TRIP_MINUTES = 15;
/** Time to come back with a code, and for who is asked for more than the code to answer. */
const CODE_SECONDS = 60;
const ANSWER_MINUTES = 30;

/** Somebody on the way to a provider. */
export interface Trip extends Checks {
  challenge: string | null;
  /** The member who connects the provider; null when signing in with it. */
  userId: string | null;
}

/** Somebody who is back, until the code is exchanged. */
export interface Arrival extends Profile {
  provider: OAuthProviderId;
  challenge: string | null;
  userId: string | null;
}

/** Sign-ins in progress. States and codes are stored as digests and work once. */
@Injectable()
export class OAuthRows {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async begin(provider: OAuthProviderId, { state, ...trip }: Trip): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO oauth_trips (state_hash, provider, nonce, code_verifier, challenge, user_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${TRIP_MINUTES} minutes')`,
      [digestOf(state), provider, trip.nonce, trip.codeVerifier, trip.challenge, trip.userId],
    );
  }

  /** Null for a state that is forged, used or too old. */
  async end(provider: OAuthProviderId, state: string): Promise<Trip | null> {
    const [[trip]] = await this.dataSource.query<[(Omit<Trip, 'state'> & { live: boolean })[]]>(
      `DELETE FROM oauth_trips WHERE state_hash = $1 AND provider = $2
       RETURNING nonce, code_verifier AS "codeVerifier", challenge, user_id AS "userId", expires_at > now() AS live`,
      [digestOf(state), provider],
    );
    return trip?.live ? { ...trip, state } : null;
  }

  /** The code for who is back. */
  async arrive(arrival: Arrival): Promise<string> {
    const code = makeSecretToken();
    await this.dataSource.query(
      `INSERT INTO oauth_arrivals (code_hash, provider, subject, email, username, challenge, user_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '${CODE_SECONDS} seconds')`,
      [
        ...[digestOf(code), arrival.provider, arrival.subject, arrival.email, arrival.username],
        ...[arrival.challenge, arrival.userId],
      ],
    );
    return code;
  }

  /** Null for a code that is forged, used or too old. */
  async find(code: string): Promise<Arrival | null> {
    const [arrival] = await this.dataSource.query<Arrival[]>(
      `SELECT provider, subject, email, username, challenge, user_id AS "userId" FROM oauth_arrivals
       WHERE code_hash = $1 AND expires_at > now()`,
      [digestOf(code)],
    );
    return arrival ?? null;
  }

  /** For who has more to say than the code: a form takes longer than a minute. */
  async hold(code: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE oauth_arrivals SET expires_at = created_at + interval '${ANSWER_MINUTES} minutes'
       WHERE code_hash = $1 AND expires_at > now()`,
      [digestOf(code)],
    );
  }

  /** In the transaction of what the code is for. False for who comes second. */
  async spend(manager: EntityManager, code: string): Promise<boolean> {
    const [spent] = await manager.query<[unknown[]]>(
      'DELETE FROM oauth_arrivals WHERE code_hash = $1 AND expires_at > now() RETURNING code_hash',
      [digestOf(code)],
    );
    return spent.length > 0;
  }

  /** Who never came back. Called by the worker's housekeeping. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM oauth_trips WHERE expires_at <= now()');
    await this.dataSource.query('DELETE FROM oauth_arrivals WHERE expires_at <= now()');
  }
}
