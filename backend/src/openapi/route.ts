import type { AnswerName, BodyName, QueryName } from './named-schemas.js';
import type { TagName } from './tags.js';

/** Who may call: `owner` is decided by the row, the others by the access token alone; a `guest` has none. */
export type Audience = 'anyone' | 'guest' | 'owner' | 'member' | 'admin';

export interface Route {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As Fastify has it, with `:id`. */
  path: string;
  tag: TagName;
  summary: string;
  who: Audience;
  body?: BodyName;
  query?: QueryName;
  /** The status of success and what it carries; an answer without a name is no JSON. */
  success: readonly [status: number, answer: AnswerName | null];
  /** Media types of an answer that is a file. */
  file?: readonly string[];
  /** Media types of a body that is a file. */
  upload?: readonly string[];
  /** Failures beyond those that every call shares. */
  failures?: readonly number[];
  /** Also answers with server-sent events to `Accept: text/event-stream`. */
  streams?: boolean;
  ignoresAccessToken?: boolean;
  /** Sent again with the same `Idempotency-Key`, it is done once. */
  idempotent?: boolean;
}

/** Every status but success that a call may answer with. */
export function failuresOf({ method, path, who, failures = [], ignoresAccessToken }: Route): number[] {
  const shared = [
    // What the parser, the framework or a database that is away may say to any call.
    ...[400, 408, 431, 500, 503],
    // A body is read before it is known that nobody wants it.
    ...(method === 'get' ? [] : [413, 415]),
    ...(path.includes(':') ? [404] : []),
    // Reads are limited by address.
    ...(method === 'get' && !path.startsWith('/api/health') ? [429] : []),
    ...(ignoresAccessToken ? [] : [401]),
    ...(who === 'admin' || who === 'guest' ? [403] : []),
  ];
  return [...new Set([...shared, ...failures])].sort((one, other) => one - other);
}
