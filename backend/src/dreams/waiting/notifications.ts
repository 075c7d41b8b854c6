import { Logger } from '@nestjs/common';
import pg from 'pg';
import { errorMessage } from '../../logging/error-for-logs.js';

type Client = InstanceType<typeof pg.Client>;

/** The channel on which row and draft changes are announced; the payload is the interpretation's id. */
export const INTERPRETATIONS_CHANNEL = 'interpretations';

const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;

/**
 * A LISTEN connection that reconnects automatically. Notifications sent while it is down are lost, so listeners must
 * also poll.
 */
export class Notifications {
  private readonly logger = new Logger(Notifications.name);
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly onNotification: (interpretationId: string) => void,
  ) {}

  async open(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ payload }) => payload && this.onNotification(payload));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${INTERPRETATIONS_CHANNEL}`);
    } catch (error) {
      this.logger.warn(`LISTEN failed, reconnecting: ${errorMessage(error)}`);
      this.reconnect(client);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = undefined;
    lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.open(), RECONNECT_MS);
  }
}
