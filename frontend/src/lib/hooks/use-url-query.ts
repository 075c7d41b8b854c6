import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Write = (changes: Record<string, string>) => void;

/** Keeps a page's state in the URL's query, so that it can be shared and the back button restores it. */
export function useUrlQuery(): [(name: string) => string, Write] {
  const [query, setQuery] = useSearchParams();
  // A second write may happen before the first has been rendered.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const read = (name: string) => query.get(name) ?? '';
  const write: Write = (changes) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setQuery(next, { replace: true });
  };
  return [read, write];
}
