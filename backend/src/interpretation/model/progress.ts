import { streamSections, type StreamSection } from '@kkumpuri/contract';
import { Allow, parse } from 'partial-json';
import { withoutUnfitSentences } from '../safety/unfit-sentences.js';
import { jsonPart } from './read-json.js';
import { mend } from './checks/mending.js';
import { isTooLongToTidy, tidy } from './checks/tidy.js';

export type OnProgress = (section: StreamSection, textSoFar: string) => void;

const PACE_MS = 100;
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
  private lastLook = 0;

  constructor(
    private readonly onProgress: OnProgress,
    private readonly dream: string,
  ) {}

  look(answer: string): void {
    const now = performance.now();
    if (now - this.lastLook < PACE_MS) return;
    this.lastLook = now;
    const reading = parsePartly(answer);
    if (reading === undefined || reading.care === 'crisis') return;
    for (const section of streamSections) this.tell(section, sectionText(reading, section));
  }

  private tell(section: StreamSection, text: unknown): void {
    if (typeof text !== 'string' || isTooLongToTidy(text)) return;
    const written = withoutUnfitSentences(WHOLE_SENTENCES.exec(tidy(text))?.[0] ?? '');
    const { text: sentences } = mend(written, this.dream);
    if (sentences === '' || sentences === this.told.get(section)) return;
    this.told.set(section, sentences);
    this.onProgress(section, sentences);
  }
}
