import { streamSections, type StreamSection } from '@kkumpuri/contract';
import { Allow, parse } from 'partial-json';
import { inTurn } from '../../concurrency/in-turn.js';
import { withoutUnfitSentences } from '../safety/unfit-sentences.js';
import { jsonPart } from './read-json.js';
import { dropProblemSentences } from './checks/mending.js';
import { areTooCostly, tidy } from './checks/tidy.js';

export type OnProgress = (section: StreamSection, textSoFar: string) => void;

const PACE_MS = 100;
/** The pause after a check is this multiple of its duration, so a hostile answer cannot keep a worker busy. */
const PAUSE_FACTOR = 20;
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

/** Reports the sections of a growing answer by whole sentences, without sentences that the final check would drop. */
export class ProgressReporter {
  private readonly reported = new Map<StreamSection, string>();
  private readonly lastTexts = new Map<StreamSection, string>();
  private nextCheckAt = 0;

  constructor(
    private readonly onProgress: OnProgress,
    private readonly dream: string,
  ) {}

  /** Checks the answer if the pause is over. */
  checkIfDue(answer: string): Promise<void> | undefined {
    if (performance.now() < this.nextCheckAt) return undefined;
    return inTurn(() => {
      const now = performance.now();
      this.check(answer);
      this.nextCheckAt = now + Math.max(PACE_MS, PAUSE_FACTOR * (performance.now() - now));
    });
  }

  check(answer: string): void {
    const reading = parsePartly(answer);
    if (reading === undefined || reading.care === 'crisis') return;
    const written = streamSections.flatMap((section) => {
      const text = sectionText(reading, section);
      return typeof text === 'string' ? [{ section, text }] : [];
    });
    if (areTooCostly(written.map(({ text }) => text))) return;
    for (const { section, text } of written) this.report(section, text);
  }

  private report(section: StreamSection, text: string): void {
    if (text === this.lastTexts.get(section)) return;
    this.lastTexts.set(section, text);
    const written = withoutUnfitSentences(WHOLE_SENTENCES.exec(tidy(text))?.[0] ?? '');
    const { text: sentences } = dropProblemSentences(written, this.dream);
    if (sentences === '' || sentences === this.reported.get(section)) return;
    this.reported.set(section, sentences);
    this.onProgress(section, sentences);
  }
}
