import { type PipeTransform } from '@nestjs/common';
import { isUuid } from '@kkumpuri/contract';
import { AppError } from './app-error.js';

/** A malformed id names nothing, so it is a 404 in the words of whatever was looked for. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly notFoundMessage: string) {}

  transform(value: string): string {
    if (!isUuid(value)) throw new AppError(404, 'not_found', this.notFoundMessage);
    return value.toLowerCase();
  }
}
