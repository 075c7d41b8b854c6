/** A reading that is counted against the author's allowance until it is released. */
export interface QuotaReservation {
  release: () => Promise<void>;
}

/** How often an action is allowed within a period. */
export interface Allowance {
  points: number;
  seconds: number;
  /** Counts in each process's memory, where a shared counter would cost more than the action. */
  perProcess?: true;
}

/** A whole school may share an address, so the limit of an address is higher than that of a session or member. */
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

/** The limited calls, counted per address and per person (the session, or the member of a valid access token). */
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
  like: {
    address: { points: 600, seconds: MINUTE, perProcess: true },
    person: { points: 60, seconds: MINUTE, perProcess: true },
  },
  share: { address: { points: 120, seconds: HOUR }, person: { points: 30, seconds: HOUR } },
  changeDream: { address: { points: 600, seconds: HOUR }, person: { points: 120, seconds: HOUR } },
  remove: { address: { points: 1_200, seconds: HOUR }, person: { points: 600, seconds: HOUR } },
  question: { address: { points: 20, seconds: HOUR }, person: { points: 5, seconds: 10 * MINUTE } },
  adminPassword: { address: { points: 60, seconds: MINUTE }, person: { points: 30, seconds: MINUTE } },
} as const satisfies Record<string, LimitPolicy>;

export type LimitName = keyof typeof limitPolicies;

/** Limits of guesses at a secret. A correct guess clears the count. */
export const lockPolicies = {
  /** By address: guesses at the Q&A admin password. */
  adminPassword: { tries: { points: 5, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By network, so that one network alone cannot use up the tries from everywhere. */
  adminPasswordFromNetwork: { tries: { points: 10, seconds: HOUR }, lockSeconds: HOUR },
  /** From everywhere together. With 25 per hour, any hour across two adjacent windows has fewer than 50. */
  adminPasswordFromAnywhere: { tries: { points: 25, seconds: HOUR }, lockSeconds: HOUR },
  /** By e-mail and address, so that a stranger elsewhere cannot lock the owner out. */
  loginFromAddress: { tries: { points: 10, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By e-mail and network: a whole IPv6 allocation has 65,536 addresses. */
  loginFromNetwork: { tries: { points: 20, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
  /** By e-mail from everywhere: slow guessing from many addresses. Sessions the owner has used are exempt. */
  loginFromAnywhere: { tries: { points: 100, seconds: HOUR }, lockSeconds: 10 * MINUTE },
  /** By member, so that the password cannot be guessed with a stolen access token. */
  currentPassword: { tries: { points: 10, seconds: 15 * MINUTE }, lockSeconds: 15 * MINUTE },
} as const satisfies Record<string, LockPolicy>;

export type LockName = keyof typeof lockPolicies;

/** Emails to one mailbox. Further requests send none: the newest email stays valid. */
export const EMAILS_PER_MAILBOX: Allowance = { points: 5, seconds: HOUR };

/** How long a session is remembered as one that its owner has logged in from. */
export const KNOWN_SESSION: Allowance = { points: 1, seconds: 30 * DAY };

/** Reads of one address, including pages and their files: a school of 500 opening the board in the same minute. */
export const READS: Allowance = { points: 6_000, seconds: MINUTE };

/** Views that one address can add: to one post or question, and in total. */
export const VIEWS = {
  ofOne: { points: 30, seconds: DAY },
  ofAll: { points: 1_000, seconds: HOUR },
} as const satisfies Record<string, Allowance>;

/** Concurrent requests that wait for readings or follow them. */
export const OPEN_WAITS = { ofPerson: 8, ofAddress: 40 } as const;

/** Calm answers stored per member and day; those of guests use their readings. Further ones are not stored. */
export const CALM_ANSWERS_KEPT: Allowance = { points: 30, seconds: DAY };

export const ONE_DAY_S = DAY;
