import { LEXICON_ENGINE, readingMarks } from '@kkumpuri/contract';

/** Shows whether the dictionary or a model wrote the reading. */
export function EngineMark({ engine }: { engine: string | null }) {
  return (
    <span className="engine">{engine === LEXICON_ENGINE ? readingMarks.lexicon : readingMarks.model}</span>
  );
}
