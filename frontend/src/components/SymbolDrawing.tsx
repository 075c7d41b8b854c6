import { file, ids } from 'virtual:drawings';

const drawn: ReadonlySet<string> = new Set(ids);

export const hasDrawing = (id: string): boolean => drawn.has(id);

/** The line drawing of a symbol, or nothing if there is none. Decorative: the symbol's name always stands beside it. */
export function SymbolDrawing({ id }: { id: string }) {
  if (!hasDrawing(id)) return null;
  return (
    <svg className="drawing" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`${file}#${id}`} />
    </svg>
  );
}
