import { type StreamEvent, type StreamSection, streamSections } from '@kkumpuri/contract';
import type { InterpretationDraft } from '../rows/interpretation.types.js';

/** Turns looks at a growing draft into the events of what is new since the look before. */
export class DraftDeltas {
  private started = false;
  private readonly sent = new Map<StreamSection, string>();

  next({ id, startedAt, sections }: InterpretationDraft): StreamEvent[] {
    const events: StreamEvent[] = [];
    if (startedAt && !this.started) {
      this.started = true;
      events.push({ event: 'started', data: { id } });
    }
    for (const section of streamSections) {
      const text = this.grown(section, sections[section] ?? '');
      if (text !== '') events.push({ event: 'delta', data: { section, text } });
    }
    return events;
  }

  /** A text that was begun anew cannot be taken back on the wire: it stays silent, and `done` brings the whole. */
  private grown(section: StreamSection, text: string): string {
    const before = this.sent.get(section) ?? '';
    if (text.length <= before.length || !text.startsWith(before)) return '';
    this.sent.set(section, text);
    return text.slice(before.length);
  }
}
