import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OAuthProviderId } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { digestOf, makeSecretToken } from '../secret-tokens.js';
import type { Checks, Profile } from './oauth.types.js';

/** Time to log in at the provider. */
const TRIP_MINUTES = 15;
/** Lifetime of a code, and its extended lifetime if the user must enter more data. */
const CODE_SECONDS = 60;
const ANSWER_MINUTES = 30;

/** A user who was redirected to a provider. */
export interface Trip extends Checks {
  challenge: string | null;
  /** The member who connects the provider; null when signing in with it. */
  userId: string | null;
}

/** A user who returned from a provider and has not exchanged the code yet. */
export interface Arrival extends Profile {
  provider: OAuthProviderId;
  challenge: string | null;
  userId: string | null;
}

/** Sign-ins in progress. States and codes are stored as digests and work once. */
@Injectable()
export class OAuthRows {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async insertTrip(provider: OAuthProviderId, { state, ...trip }: Trip): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO oauth_trips (state_hash, provider, nonce, code_verifier, challenge, user_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + interval '${TRIP_MINUTES} minutes')`,
      [digestOf(state), provider, trip.nonce, trip.codeVerifier, trip.challenge, trip.userId],
    );
  }

  /** Deletes and returns the trip. Returns null if the state is unknown, used or expired. */
  async takeTrip(provider: OAuthProviderId, state: string): Promise<Trip | null> {
    const [[trip]] = await this.dataSource.query<[(Omit<Trip, 'state'> & { live: boolean })[]]>(
      `DELETE FROM oauth_trips WHERE state_hash = $1 AND provider = $2
       RETURNING nonce, code_verifier AS "codeVerifier", challenge, user_id AS "userId", expires_at > now() AS live`,
      [digestOf(state), provider],
    );
    return trip?.live ? { ...trip, state } : null;
  }

  /** Stores the arrival and returns its code. */
  async insertArrival(arrival: Arrival): Promise<string> {
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

  /** Returns null if the code is unknown, used or expired. */
  async findArrival(code: string): Promise<Arrival | null> {
    const [arrival] = await this.dataSource.query<Arrival[]>(
      `SELECT provider, subject, email, username, challenge, user_id AS "userId" FROM oauth_arrivals
       WHERE code_hash = $1 AND expires_at > now()`,
      [digestOf(code)],
    );
    return arrival ?? null;
  }

  /** Extends the lifetime of the code while the user fills in a form, which takes longer than a minute. */
  async extendCode(code: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE oauth_arrivals SET expires_at = created_at + interval '${ANSWER_MINUTES} minutes'
       WHERE code_hash = $1 AND expires_at > now()`,
      [digestOf(code)],
    );
  }

  /** Deletes the code in the transaction that uses it. Returns false if it was already used. */
  async spend(manager: EntityManager, code: string): Promise<boolean> {
    const [spent] = await manager.query<[unknown[]]>(
      'DELETE FROM oauth_arrivals WHERE code_hash = $1 AND expires_at > now() RETURNING code_hash',
      [digestOf(code)],
    );
    return spent.length > 0;
  }

  /** Deletes unfinished sign-ins. Called by the worker's housekeeping. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM oauth_trips WHERE expires_at <= now()');
    await this.dataSource.query('DELETE FROM oauth_arrivals WHERE expires_at <= now()');
  }
}
