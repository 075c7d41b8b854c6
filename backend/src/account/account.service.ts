import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Account, type ChangeAccountInput, currentTerms, errorMessages } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { presentUser, UsersService } from '../auth/users.service.js';
import { AppError } from '../http/app-error.js';

@Injectable()
export class AccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  async read(userId: string): Promise<Account> {
    const [user, identities] = await Promise.all([
      this.users.findById(userId),
      this.dataSource.query<{ provider: string }[]>(
        'SELECT provider FROM identities WHERE user_id = $1 ORDER BY provider',
        [userId],
      ),
    ]);
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    return {
      ...presentUser(user),
      has_password: user.passwordHash !== null,
      providers: identities.map(({ provider }) => provider),
      agreed_terms: user.agreedTerms,
      agreed_at: user.agreedAt?.toISOString() ?? null,
    };
  }

  async change(
    userId: string,
    { username, agreeTerms, useAi }: ChangeAccountInput,
    ip: string,
  ): Promise<Account> {
    if (username !== undefined) await this.rename(userId, username, ip);
    if (agreeTerms) await this.agree(userId, ip);
    if (useAi !== undefined)
      await this.dataSource.query('UPDATE users SET use_ai = $2 WHERE id = $1', [userId, useAi]);
    return this.read(userId);
  }

  private async agree(userId: string, ip: string): Promise<void> {
    await this.dataSource.query('UPDATE users SET agreed_terms = $2, agreed_at = now() WHERE id = $1', [
      userId,
      currentTerms,
    ]);
    await this.audit.note({ action: 'account.agree', actorId: userId, detail: currentTerms, ip });
  }

  /** Also updates the author name on the member's posts. */
  private async rename(userId: string, username: string, ip: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Blocks concurrent sharing, which copies the name to a post.
      await manager.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
      await manager.query('UPDATE users SET username = $2 WHERE id = $1', [userId, username]);
      await manager.query('SELECT id FROM posts WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
      await manager.query('UPDATE posts SET author_username = $2 WHERE user_id = $1', [userId, username]);
    });
    await this.audit.note({ action: 'account.rename', actorId: userId, ip });
  }
}
