import { countCharacters } from '@kkumpuri/contract';

/** A reading that its owner disliked. `dream` and `summary` are null unless the owner shared the dream. */
export interface DislikedReading {
  day: string;
  engine: string;
  promptVersion: string | null;
  reason: string | null;
  dream: string | null;
  summary: string | null;
}

type Query = <Row>(statement: string) => Promise<Row[]>;

/** Returns the latest first. A reading quotes the dream, so both are omitted unless shared. */
export function findDisliked(query: Query): Promise<DislikedReading[]> {
  return query<DislikedReading>(
    `SELECT to_char(completed_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, coalesce(engine, 'lexicon') AS engine,
       prompt_version AS "promptVersion", feedback_reason AS reason,
       CASE WHEN is_shared THEN dream_content END AS dream, CASE WHEN is_shared THEN reading ->> 'summary' END AS summary
     FROM interpretations WHERE feedback = 'down' ORDER BY completed_at DESC LIMIT 1000`,
  );
}

/** Grouped by model and prompt version, the most disliked first. */
export function describeDisliked(readings: readonly DislikedReading[]): string {
  if (readings.length === 0) return 'No disliked readings.';
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
  const shownReason = reason ?? 'no reason given';
  if (dream === null) return `  ${day}  ${shownReason}  (dream not shared)`;
  return `  ${day}  ${shownReason}\n    dream (${countCharacters(dream)} characters): ${oneLine(dream)}\n    reading: ${oneLine(summary ?? '')}`;
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
