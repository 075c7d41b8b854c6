import { Injectable } from '@nestjs/common';

/** The state of the liveness probe. A process without a check is live if it responds at all. */
@Injectable()
export class LivenessService {
  private check: () => string | null = () => null;

  /** Sets the check, which returns a problem that only a restart can fix, or null. */
  setCheck(check: () => string | null): void {
    this.check = check;
  }

  get problem(): string | null {
    return this.check();
  }
}
