import type { AnswerName, BodyName, QueryName } from './named-schemas.js';
import type { TagName } from './tags.js';

/** Who may call: `owner` depends on the row, the others on the access token only; a `guest` has none. */
export type Audience = 'anyone' | 'guest' | 'owner' | 'member' | 'admin';

export interface Route {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** In Fastify's notation, with `:id`. */
  path: string;
  tag: TagName;
  summary: string;
  who: Audience;
  body?: BodyName;
  query?: QueryName;
  /** The status of success and the name of its JSON body; null if there is none. */
  success: readonly [status: number, answer: AnswerName | null];
  /** Media types of a response that is a file. */
  file?: readonly string[];
  /** Media types of a body that is a file. */
  upload?: readonly string[];
  /** Error statuses in addition to those of all calls. */
  failures?: readonly number[];
  /** Also returns server-sent events for `Accept: text/event-stream`. */
  streams?: boolean;
  ignoresAccessToken?: boolean;
  /** Executed only once for requests with the same `Idempotency-Key`. */
  idempotent?: boolean;
}

/** All error statuses that a call can return. */
export function failuresOf({ method, path, who, failures = [], ignoresAccessToken }: Route): number[] {
  const shared = [
    // The parser, the framework or an unavailable database can return these for any call.
    ...[400, 408, 431, 500, 503],
    // A body is parsed before the route rejects the request.
    ...(method === 'get' ? [] : [413, 415]),
    ...(path.includes(':') ? [404] : []),
    // Reads are limited by address.
    ...(method === 'get' && !path.startsWith('/api/health') ? [429] : []),
    ...(ignoresAccessToken ? [] : [401]),
    ...(who === 'admin' || who === 'guest' ? [403] : []),
  ];
  return [...new Set([...shared, ...failures])].sort((one, other) => one - other);
}
