import { type PipeTransform } from '@nestjs/common';
import { isUuid } from '@kkumpuri/contract';
import { AppError } from './app-error.js';

/** Rejects a malformed id with 404 and the not-found message of the requested resource. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly notFoundMessage: string) {}

  transform(value: string): string {
    if (!isUuid(value)) throw new AppError(404, 'not_found', this.notFoundMessage);
    return value.toLowerCase();
  }
}
