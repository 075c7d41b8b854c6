/** Limits shared by the server and the frontend. Lengths count Unicode code points after NFC (see text.ts). */
export const limits = {
  dream: { max: 2000 },
  questionTitle: { min: 5, max: 100 },
  questionContent: { min: 20, max: 2000 },
  answer: { max: 5000 },
  nickname: { max: 20 },
  username: { min: 2, max: 20 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  shareTitle: { max: 100 },
  revealReason: { min: 5, max: 200 },
  feedbackReason: { max: 500 },
  defaultShareTitle: { dreamCharacters: 20 },
  search: { max: 100 },
  idempotencyKey: { max: 200 },
  totpCode: { max: 40 },
  page: { default: 50, max: 100 },
  /** Retention of activity log entries. The privacy policy states these periods. */
  activityLogDays: { account: 90, admin: 365 },
  /** Time window for undoing a removal. */
  undoMs: 10_000,
  /** Retention of a process's own daily log files. The privacy policy states this period. */
  accessLogDays: 90,
  /** Default of GUEST_RETENTION_DAYS. */
  guestRetentionDays: 365,
  emailChangeMinutes: 60,
  import: { bytes: 100 * 1024 * 1024, rows: 50_000 },
  bodyBytes: 64 * 1024,
  requestTimeoutMs: 120_000,
  /** Longest silence on a stream: keeps proxies from closing it and lets the page detect a dead connection. */
  heartbeatMs: 15_000,
} as const;

/** Number of characters that cards and tables show of a text before the ellipsis. */
export const previews = {
  myDreams: { dream: 120, interpretation: 150 },
  board: { dream: 120, interpretation: 100 },
  diary: { dream: 150, interpretation: 200 },
  question: 90,
  adminTable: 50,
  adminActivity: 100,
} as const;
