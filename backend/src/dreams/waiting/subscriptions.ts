import type { AppError } from '../../http/app-error.js';
import type { InterpretationEntity } from '../rows/interpretation.entity.js';
import type { InterpretationDraft } from '../rows/interpretation.types.js';

export interface WaitListener {
  /** The row has completed or failed. Called once, as the last call. */
  onEnd: (row: InterpretationEntity) => void;
  /** The row was deleted or this process is shutting down. Called instead of `onEnd`. */
  onFail: (error: AppError) => void;
  /** Receives the partial text; only for streaming requests. */
  onDraft?: (draft: InterpretationDraft) => void;
}

/** The requests of this process that wait for interpretations. */
export class Subscriptions {
  private readonly listeners = new Map<string, Set<WaitListener>>();

  get size(): number {
    return this.listeners.size;
  }

  get ids(): string[] {
    return [...this.listeners.keys()];
  }

  has(id: string): boolean {
    return this.listeners.has(id);
  }

  add(id: string, listener: WaitListener): void {
    const others = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, others.add(listener));
  }

  remove(id: string, listener: WaitListener): void {
    const others = this.listeners.get(id);
    others?.delete(listener);
    if (others?.size === 0) this.listeners.delete(id);
  }

  /** Returns the number of requests that were waiting. */
  end(row: InterpretationEntity): number {
    const ended = this.takeAll(row.id);
    for (const listener of ended) listener.onEnd(row);
    return ended.length;
  }

  fail(id: string, error: AppError): void {
    for (const listener of this.takeAll(id)) listener.onFail(error);
  }

  wantsDrafts(id: string): boolean {
    return [...(this.listeners.get(id) ?? [])].some((listener) => listener.onDraft);
  }

  publishDraft(draft: InterpretationDraft): void {
    for (const listener of this.listeners.get(draft.id) ?? []) listener.onDraft?.(draft);
  }

  private takeAll(id: string): WaitListener[] {
    const taken = [...(this.listeners.get(id) ?? [])];
    this.listeners.delete(id);
    return taken;
  }
}
