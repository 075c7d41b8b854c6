/** Numbers both sides hold to. Lengths count Unicode code points after NFC (see text.ts). */
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
  /** How long the activity log keeps an entry; the privacy policy says so. */
  activityLogDays: { account: 90, admin: 365 },
  /** How long a removal can be undone. */
  undoMs: 10_000,
  /** How long a process's own log files are kept, a file a day; the privacy policy says so. */
  accessLogDays: 90,
  /** Unless GUEST_RETENTION_DAYS says otherwise. */
  guestRetentionDays: 365,
  emailChangeMinutes: 60,
  import: { bytes: 100 * 1024 * 1024, rows: 50_000 },
  bodyBytes: 64 * 1024,
  requestTimeoutMs: 120_000,
  /** A stream is never silent for longer: no proxy thinks it dead, and the page knows when it is. */
  heartbeatMs: 15_000,
} as const;

/** How much of a text a card shows before its ellipsis. */
export const previews = {
  myDreams: { dream: 120, interpretation: 150 },
  board: { dream: 120, interpretation: 100 },
  diary: { dream: 150, interpretation: 200 },
  adminTable: 50,
  adminActivity: 100,
} as const;
