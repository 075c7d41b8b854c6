import { streamSections, type StreamSection } from '@kkumpuri/contract';
import { Allow, parse } from 'partial-json';
import { inTurn } from '../../concurrency/in-turn.js';
import { withoutUnfitSentences } from '../safety/unfit-sentences.js';
import { jsonPart } from './read-json.js';
import { mend } from './checks/mending.js';
import { areTooDearToTidy, tidy } from './checks/tidy.js';

export type OnProgress = (section: StreamSection, textSoFar: string) => void;

const PACE_MS = 100;
/** The next check waits this many times as long as the last one took, so that a hostile answer cannot keep a worker busy. */
const PAUSE_OF_A_LOOK = 20;
const WHOLE_SENTENCES = /^[\s\S]*[.!?…]["'”’」』)]*(?=\s|$)/;

interface PartialReading {
  care?: unknown;
  summary?: unknown;
  traditional?: { text?: unknown } | null;
  psychological?: { text?: unknown } | null;
}

function parsePartly(answer: string): PartialReading | undefined {
  try {
    const value: unknown = parse(jsonPart(answer), Allow.ALL);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function sectionText(reading: PartialReading, section: StreamSection): unknown {
  return section === 'summary' ? reading.summary : reading[section]?.text;
}

/** Tells what the growing answer holds so far, sentence by sentence, and nothing that could not be shown in the end. */
export class ProgressTeller {
  private readonly told = new Map<StreamSection, string>();
  private readonly seen = new Map<StreamSection, string>();
  private nextLook = 0;

  constructor(
    private readonly onProgress: OnProgress,
    private readonly dream: string,
  ) {}

  /** Looks if it is time again. */
  lookInTurn(answer: string): Promise<void> | undefined {
    if (performance.now() < this.nextLook) return undefined;
    return inTurn(() => {
      const now = performance.now();
      this.look(answer);
      this.nextLook = now + Math.max(PACE_MS, PAUSE_OF_A_LOOK * (performance.now() - now));
    });
  }

  look(answer: string): void {
    const reading = parsePartly(answer);
    if (reading === undefined || reading.care === 'crisis') return;
    const written = streamSections.flatMap((section) => {
      const text = sectionText(reading, section);
      return typeof text === 'string' ? [{ section, text }] : [];
    });
    if (areTooDearToTidy(written.map(({ text }) => text))) return;
    for (const { section, text } of written) this.tell(section, text);
  }

  private tell(section: StreamSection, text: string): void {
    if (text === this.seen.get(section)) return;
    this.seen.set(section, text);
    const written = withoutUnfitSentences(WHOLE_SENTENCES.exec(tidy(text))?.[0] ?? '');
    const { text: sentences } = mend(written, this.dream);
    if (sentences === '' || sentences === this.told.get(section)) return;
    this.told.set(section, sentences);
    this.onProgress(section, sentences);
  }
}
