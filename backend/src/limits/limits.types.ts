/** A reading that is counted against the author's allowance, until it is released. */
export interface QuotaReservation {
  release: () => Promise<void>;
}

/** How often something may happen within a span of time. */
export interface Allowance {
  points: number;
  seconds: number;
}

/** An address may stand for a whole school, so it is allowed more than one session or member. */
interface LimitPolicy {
  address: Allowance;
  person: Allowance;
}

interface LockPolicy {
  /** Tries before the lock. */
  tries: Allowance;
  lockSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limited call, counted per address and per person (the session, or the member of a good access token). */
export const limitPolicies = {
  register: { address: { points: 40, seconds: HOUR }, person: { points: 10, seconds: HOUR } },
  login: { address: { points: 100, seconds: 5 * MINUTE }, person: { points: 20, seconds: 5 * MINUTE } },
  oauth: { address: { points: 100, seconds: 5 * MINUTE }, person: { points: 30, seconds: 5 * MINUTE } },
  verify: { address: { points: 600, seconds: MINUTE }, person: { points: 120, seconds: MINUTE } },
  forgot: { address: { points: 20, seconds: HOUR }, person: { points: 5, seconds: 15 * MINUTE } },
  resetPassword: { address: { points: 40, seconds: HOUR }, person: { points: 10, seconds: 15 * MINUTE } },
  changePassword: { address: { points: 60, seconds: HOUR }, person: { points: 10, seconds: 15 * MINUTE } },
  changeAccount: { address: { points: 60, seconds: HOUR }, person: { points: 20, seconds: 15 * MINUTE } },
  ownData: { address: { points: 60, seconds: HOUR }, person: { points: 20, seconds: HOUR } },
  interpret: { address: { points: 600, seconds: MINUTE }, person: { points: 240, seconds: MINUTE } },
  like: { address: { points: 600, seconds: MINUTE }, person: { points: 60, seconds: MINUTE } },
  share: { address: { points: 120, seconds: HOUR }, person: { points: 30, seconds: HOUR } },
  changeDream: { address: { points: 600, seconds: HOUR }, person: { points: 120, seconds: HOUR } },
  remove: { address: { points: 1_200, seconds: HOUR }, person: { points: 600, seconds: HOUR } },
  question: { address: { points: 20, seconds: HOUR }, person: { points: 5, seconds: 10 * MINUTE } },
  adminPassword: { address: { points: 60, seconds: MINUTE }, person: { points: 30, seconds: MINUTE } },
} as const satisfies Record<string, LimitPolicy>;

export type LimitName = keyof typeof limitPolicies;

/** Guesses at a secret. A right one clears the count. */
export const lockPolicies = {
  /** By address: whoever holds the Q&A admin password. */
  adminPassword: { tries: { points: 5, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By network, so that one of them alone does not use up the tries of everybody. */
  adminPasswordFromNetwork: { tries: { points: 10, seconds: HOUR }, lockSeconds: HOUR },
  /** From everywhere together. 25 in each of two hours that meet are fewer than 50 in any one. */
  adminPasswordFromAnywhere: { tries: { points: 25, seconds: HOUR }, lockSeconds: HOUR },
  /** By e-mail and address: a stranger elsewhere cannot lock the owner out. */
  loginFromAddress: { tries: { points: 10, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By e-mail and network: who has a whole IPv6 allocation has 65,536 addresses. */
  loginFromNetwork: { tries: { points: 20, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By e-mail from wherever: slow guessing from many addresses. Sessions the owner has used are exempt. */
  loginFromAnywhere: { tries: { points: 100, seconds: HOUR }, lockSeconds: 10 * MINUTE },
  /** By member: a stolen access token does not give the password away. */
  currentPassword: { tries: { points: 10, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
} as const satisfies Record<string, LockPolicy>;

export type LockName = keyof typeof lockPolicies;

/** Emails to one mailbox. More are asked for in vain: the newest email there is stays good. */
export const EMAILS_PER_MAILBOX: Allowance = { points: 5, seconds: HOUR };

/** How long a session counts as one its owner has logged in from. */
export const KNOWN_SESSION: Allowance = { points: 1, seconds: 30 * DAY };

/** Reads of one address, pages and their files included: a school of 500 that opens the board in the same minute. */
export const READS: Allowance = { points: 6_000, seconds: MINUTE };

/** Views that one address adds: to one post or question, and in all. */
export const VIEWS = {
  ofOne: { points: 30, seconds: DAY },
  ofAll: { points: 1_000, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

/** Requests that wait for readings or follow them, at once. */
export const OPEN_WAITS = { ofPerson: 8, ofAddress: 40 } as const;

/** Calm answers kept for a member a day; guests' count as their readings. Beyond, they are given and not kept. */
export const CALM_ANSWERS_KEPT: Allowance = { points: 30, seconds: DAY };

export const ONE_DAY_S = DAY;
