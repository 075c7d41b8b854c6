import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ConnectInput,
  type ConnectStartInput,
  errorMessages,
  noticeMessages,
  type OAuthProviderId,
} from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import { MailService } from '../../mail/mail.service.js';
import { PasswordProofService } from '../passwords/password-proof.service.js';
import { isTaken, UsersService } from '../users.service.js';
import { OAuthRows } from './oauth-rows.service.js';
import { OAuthService, provesArrival } from './oauth.service.js';
import { ProviderClient } from './provider-client.service.js';

/** The ways in by other services that a member has. */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: ProviderClient,
    private readonly rows: OAuthRows,
    private readonly oauth: OAuthService,
    private readonly users: UsersService,
    private readonly proof: PasswordProofService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  /** A stolen access token alone connects nothing where there is a password. */
  async begin(userId: string, provider: string, { challenge, password }: ConnectStartInput) {
    const { id } = this.providers.require(provider);
    const user = await this.users.findById(userId);
    if (user?.passwordHash) {
      await this.proof.require(userId, password ?? '');
      await this.proof.succeed(userId);
    }
    return { url: await this.oauth.setOut(id, { challenge: challenge ?? null, userId }) };
  }

  async connect(userId: string, { code, verifier }: ConnectInput, ip: string): Promise<string> {
    const arrival = await this.rows.find(code);
    if (!arrival || arrival.userId !== userId || !provesArrival(arrival, verifier)) {
      throw new AppError(400, 'oauth_code_invalid', errorMessages.oauthCodeInvalid);
    }
    const { provider, subject } = arrival;
    await this.dataSource.transaction(async (manager) => {
      await lockMember(manager, userId);
      if (!(await this.rows.spend(manager, code))) {
        throw new AppError(400, 'oauth_code_invalid', errorMessages.oauthCodeInvalid);
      }
      await insertIdentity(manager, { provider, subject, userId });
    });
    await this.audit.note({ action: 'identity.connect', actorId: userId, detail: provider, ip });
    await this.tell(userId, provider, true);
    return noticeMessages.providerConnected;
  }

  /** The last way in stays: a password, or another provider that is offered. */
  async disconnect(userId: string, provider: string, ip: string): Promise<string> {
    const offered = this.providers.list().map(({ id }) => id);
    await this.dataSource.transaction(async (manager) => {
      const hasPassword = await lockMember(manager, userId);
      const connected = await manager.query<{ provider: string }[]>(
        'SELECT provider FROM identities WHERE user_id = $1',
        [userId],
      );
      if (!connected.some((identity) => identity.provider === provider)) {
        throw new AppError(404, 'not_found', errorMessages.providerUnknown);
      }
      const others = connected.filter((identity) => identity.provider !== provider);
      const staysOpen =
        hasPassword || others.some((identity) => offered.includes(identity.provider as never));
      if (!staysOpen) throw new AppError(409, 'last_way_in', errorMessages.lastWayIn);
      await manager.query('DELETE FROM identities WHERE user_id = $1 AND provider = $2', [userId, provider]);
    });
    await this.audit.note({ action: 'identity.disconnect', actorId: userId, detail: provider, ip });
    await this.tell(userId, provider as OAuthProviderId, false);
    return noticeMessages.providerDisconnected;
  }

  private async tell(userId: string, provider: OAuthProviderId, connected: boolean): Promise<void> {
    const user = await this.users.findById(userId);
    const name = this.providers.list().find(({ id }) => id === provider)?.name ?? provider;
    if (user) await this.mail.sendWaysInChanged({ to: user.email, username: user.username, name, connected });
  }
}

/** Whether the member has a password. Fails with 401 for who has left meanwhile. */
async function lockMember(manager: EntityManager, userId: string): Promise<boolean> {
  const [user] = await manager.query<{ has_password: boolean }[]>(
    'SELECT password_hash IS NOT NULL AS has_password FROM users WHERE id = $1 FOR UPDATE',
    [userId],
  );
  if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
  return user.has_password;
}

interface Identity {
  provider: OAuthProviderId;
  subject: string;
  userId: string;
}

async function insertIdentity(
  manager: EntityManager,
  { provider, subject, userId }: Identity,
): Promise<void> {
  const [other] = await manager.query<unknown[]>(
    'SELECT 1 FROM identities WHERE user_id = $1 AND provider = $2',
    [userId, provider],
  );
  if (other) throw new AppError(409, 'provider_connected', errorMessages.providerConnected);
  try {
    await manager.query('INSERT INTO identities (provider, subject, user_id) VALUES ($1, $2, $3)', [
      provider,
      subject,
      userId,
    ]);
  } catch (error) {
    throw isTaken(error) ? new AppError(409, 'identity_taken', errorMessages.identityTaken) : error;
  }
}
