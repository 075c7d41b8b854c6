import type { DreamSymbol } from '@kkumpuri/contract';
import type { SymbolEntry } from '@kkumpuri/haemong';

/** The fields of a dictionary entry that the API returns. */
export function toDreamSymbol(entry: SymbolEntry): DreamSymbol {
  const { id, name, spellings, kind, verdict, gist, situations } = entry;
  const { disagreement, psychological, sources, caution } = entry;
  return {
    ...{ id, name, spellings, kind, verdict, gist, situations },
    ...{ disagreement, psychological, sources, caution },
  };
}
