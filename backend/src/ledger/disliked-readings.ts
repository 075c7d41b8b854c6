import { countCharacters } from '@kkumpuri/contract';

/** A reading that its owner did not like. `dream` and `summary` are null unless the owner shared the dream. */
export interface DislikedReading {
  day: string;
  engine: string;
  promptVersion: string | null;
  reason: string | null;
  dream: string | null;
  summary: string | null;
}

type Ask = <Row>(statement: string) => Promise<Row[]>;

/** The latest first. What a reading says quotes the dream, so it stays back with it. */
export function findDisliked(ask: Ask): Promise<DislikedReading[]> {
  return ask<DislikedReading>(
    `SELECT to_char(completed_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, coalesce(engine, 'lexicon') AS engine,
       prompt_version AS "promptVersion", feedback_reason AS reason,
       CASE WHEN is_shared THEN dream_content END AS dream, CASE WHEN is_shared THEN reading ->> 'summary' END AS summary
     FROM interpretations WHERE feedback = 'down' ORDER BY completed_at DESC LIMIT 1000`,
  );
}

/** Grouped by model and prompt version, the most disliked first. */
export function describeDisliked(readings: readonly DislikedReading[]): string {
  if (readings.length === 0) return 'Nobody disliked a reading.';
  const byAuthor = new Map<string, DislikedReading[]>();
  for (const one of readings) {
    const author = one.promptVersion ? `${one.engine}, prompt ${one.promptVersion}` : one.engine;
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), one]);
  }
  const groups = [...byAuthor].sort(([, a], [, b]) => b.length - a.length);
  return groups
    .map(([author, list]) => [`${author}: ${list.length} disliked`, ...list.map(lineOf)].join('\n'))
    .join('\n\n');
}

function lineOf({ day, reason, dream, summary }: DislikedReading): string {
  const said = reason ?? 'no reason given';
  if (dream === null) return `  ${day}  ${said}  (dream not shared)`;
  return `  ${day}  ${said}\n    dream (${countCharacters(dream)} characters): ${oneLine(dream)}\n    reading: ${oneLine(summary ?? '')}`;
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
