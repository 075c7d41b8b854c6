import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  errorMessages,
  type OAuthExchangeInput,
  type OAuthFailure,
  type OAuthProviderId,
  validationMessages,
} from '@kkumpuri/contract';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import type { Origin } from '../logins/login-attempts.service.js';
import { TokenService } from '../logins/token.service.js';
import { SignInService } from '../logins/sign-in.service.js';
import type { UserEntity } from '../user.entity.js';
import { presentDues, presentUser, UsersService } from '../users.service.js';
import { type Arrival, OAuthRows } from './oauth-rows.service.js';
import { ProviderClient, ProviderFailure } from './provider-client.service.js';

/** For who comes without a name that a member may have. */
const NAMELESS = '새 회원';

/** Sign-in with another service: redirect, callback and session. */
@Injectable()
export class OAuthService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: ProviderClient,
    private readonly rows: OAuthRows,
    private readonly users: UsersService,
    private readonly tokens: TokenService,
    private readonly signIn: SignInService,
    private readonly audit: AuditService,
  ) {}

  /** The provider's address for somebody who sets out. */
  async setOut(
    provider: OAuthProviderId,
    { challenge, userId }: { challenge: string | null; userId: string | null },
  ): Promise<string> {
    const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const address = await this.providers.addressFor(provider, checks);
    await this.rows.begin(provider, { ...checks, challenge, userId });
    return address.href;
  }

  /** What the page gets for who is back: a code, or why there is none. */
  async comeBack(
    provider: OAuthProviderId,
    query: string,
  ): Promise<{ code: string } | { error: OAuthFailure }> {
    const state = new URLSearchParams(query).get('state');
    const trip = state ? await this.rows.end(provider, state) : null;
    if (!trip) return { error: 'expired' };
    try {
      const profile = await this.providers.readReturn(provider, query, trip);
      const { challenge, userId } = trip;
      return { code: await this.rows.arrive({ ...profile, provider, challenge, userId }) };
    } catch (error) {
      if (error instanceof ProviderFailure) return { error: error.failure };
      throw error;
    }
  }

  async exchange(input: OAuthExchangeInput, origin: Origin) {
    const arrival = await this.rows.find(input.code);
    if (!arrival || arrival.userId !== null || !provesArrival(arrival, input.verifier)) throw codeInvalid();
    const known = await this.users.findByIdentity(arrival.provider, arrival.subject);
    return known ? this.logIn(known, input, origin) : this.join(arrival, input, origin);
  }

  private async logIn(user: UserEntity, input: OAuthExchangeInput, origin: Origin) {
    try {
      if (input.totp) await this.signIn.checkLock(user.email, origin);
      await this.signIn.requireSecondFactor(user, input.totp, origin);
    } catch (error) {
      await this.rows.hold(input.code);
      throw error;
    }
    if (!(await this.rows.spend(this.dataSource.manager, input.code))) throw codeInvalid();
    const token = await this.signIn.complete(user, origin);
    return { token, user: presentUser(user), ...presentDues(user), linkedDreams: 0 };
  }

  /** An e-mail that somebody has already is a reason to log in as that person, never to become them. */
  private async join(arrival: Arrival, input: OAuthExchangeInput, origin: Origin) {
    const { email, username } = await this.requireAnswers(arrival, input);
    const { user, linkedDreams } = await this.users.register(
      {
        email,
        username,
        passwordHash: null,
        agreesTerms: input.agreeTerms === true,
        isOver14: input.over14 === true,
        identity: arrival,
      },
      origin.sessionId,
      async (manager) => {
        if (!(await this.rows.spend(manager, input.code))) throw codeInvalid();
      },
    );
    await this.audit.note({ action: 'register', actorId: user.id, detail: arrival.provider, ip: origin.ip });
    return { token: await this.tokens.issue(user, origin.device), user: presentUser(user), linkedDreams };
  }

  /** What a browser's page asks of who is new; a program that keeps to the contract agrees as it registers: or not at all. */
  private async requireAnswers(arrival: Arrival, input: OAuthExchangeInput) {
    const username = input.username ?? arrival.username ?? NAMELESS;
    const email = arrival.email ?? input.email;
    const taken = email !== undefined && (await this.users.findByEmail(email)) !== null;
    if (taken) throw emailTaken();
    const agrees = input.agreeTerms === true && input.over14 === true;
    if ((agrees || arrival.challenge === null) && email !== undefined) return { email, username };
    await this.rows.hold(input.code);
    if (agrees) {
      const details = [{ field: 'email', message: validationMessages.emailRequired }];
      throw new AppError(400, 'invalid_request', validationMessages.emailRequired, { details });
    }
    const joining = { username: arrival.username ?? '', email: arrival.email };
    throw new AppError(422, 'consent_required', errorMessages.consentRequired, { joining });
  }
}

/** Whether it is the browser that set out. One that named no challenge has to prove nothing. */
export function provesArrival({ challenge }: Arrival, verifier: string | undefined): boolean {
  if (challenge === null) return verifier === undefined;
  if (verifier === undefined) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function codeInvalid(): AppError {
  return new AppError(400, 'oauth_code_invalid', errorMessages.oauthCodeInvalid);
}

function emailTaken(): AppError {
  return new AppError(409, 'email_taken', errorMessages.oauthEmailTaken);
}
