import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Write = (changes: Record<string, string>) => void;

/** The address's query: what is looked at can be shared, and the back button knows it. */
export function useUrlQuery(): [(name: string) => string, Write] {
  const [query, setQuery] = useSearchParams();
  // A second change may come before the first has been rendered.
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
