import type { ErrorBody, ErrorCode } from '@kkumpuri/contract';

interface AppErrorExtras {
  details?: ErrorBody['details'];
  /** The interpretation the failed request was about. */
  id?: string;
  retryAfterSeconds?: number;
  help?: ErrorBody['help'];
  joining?: ErrorBody['joining'];
}

/** An error whose message may be shown to users and whose code is stable. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly extras: AppErrorExtras = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}
