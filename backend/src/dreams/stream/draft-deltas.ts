import { type StreamEvent, type StreamSection, streamSections } from '@kkumpuri/contract';
import type { InterpretationDraft } from '../rows/interpretation.types.js';

/** Converts successive states of a draft to stream events with the text added since the previous state. */
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
      const text = this.newText(section, sections[section] ?? '');
      if (text !== '') events.push({ event: 'delta', data: { section, text } });
    }
    return events;
  }

  /** Sent text cannot be retracted: returns nothing if the section was restarted; `done` then sends the full text. */
  private newText(section: StreamSection, text: string): string {
    const before = this.sent.get(section) ?? '';
    if (text.length <= before.length || !text.startsWith(before)) return '';
    this.sent.set(section, text);
    return text.slice(before.length);
  }
}
