import { Injectable } from '@nestjs/common';

/** What the liveness probe asks. A process that has no check of its own lives when it answers at all. */
@Injectable()
export class LivenessService {
  private check: () => string | null = () => null;

  /** The check names what only a restart would mend, or returns null. */
  checkBy(check: () => string | null): void {
    this.check = check;
  }

  get problem(): string | null {
    return this.check();
  }
}
