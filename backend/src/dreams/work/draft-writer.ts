import type { StreamSection } from '@kkumpuri/contract';
import type { InterpretationDraft } from '../rows/interpretation.types.js';

const INTERVAL_MS = 250;

type Sections = InterpretationDraft['sections'];

/** Saves a growing draft at most every 250 ms, one save at a time. A failed save is ignored: the next one saves all. */
export class DraftWriter {
  private readonly sections: Sections = {};
  private timer?: NodeJS.Timeout;
  private saving: Promise<void> = Promise.resolve();

  constructor(private readonly save: (sections: Sections) => Promise<void>) {}

  write(section: StreamSection, textSoFar: string): void {
    this.sections[section] = textSoFar;
    this.timer ??= setTimeout(() => this.flush(), INTERVAL_MS);
  }

  /** Resolves after the last save; nothing is saved afterwards. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.saving;
  }

  private flush(): void {
    this.timer = undefined;
    this.saving = this.saving.then(() => this.save({ ...this.sections })).catch(() => undefined);
  }
}
