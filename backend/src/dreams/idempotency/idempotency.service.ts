import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages, isStorableText, limits, validationMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';

export const KEY_LIFETIME = "interval '1 day'";

/** Maps idempotency keys to interpretations: per session or member, for one day. */
@Injectable()
export class IdempotencyService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the interpretation created with this key, or null. Fails with 400 if the key belongs to another dream. */
  async find(caller: Caller, key: string, dreamContent: string): Promise<string | null> {
    const [earlier] = await this.dataSource.query<{ id: string; dreamContent: string }[]>(
      `SELECT row.id, row.dream_content AS "dreamContent" FROM idempotency_keys claimed
       JOIN interpretations row ON row.id = claimed.interpretation_id
       WHERE claimed.owner = $1 AND claimed.key = $2 AND claimed.created_at > now() - ${KEY_LIFETIME}`,
      [ownerOf(caller), key],
    );
    if (!earlier) return null;
    if (earlier.dreamContent !== dreamContent) {
      throw new AppError(400, 'idempotency_mismatch', errorMessages.idempotencyMismatch);
    }
    return earlier.id;
  }

  /** Called by the worker's housekeeping. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM idempotency_keys WHERE created_at <= now() - ${KEY_LIFETIME}`);
  }
}

/** Fails with 400 for a key that cannot be stored. */
export function checkIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined || key === '') return undefined;
  if (key.length > limits.idempotencyKey.max || !isStorableText(key)) {
    throw new AppError(400, 'invalid_request', validationMessages.malformed);
  }
  return key;
}

function ownerOf({ user, sessionId }: Caller): string {
  return user?.id ?? sessionId;
}
