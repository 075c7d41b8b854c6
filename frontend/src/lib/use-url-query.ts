import { useSearchParams } from 'react-router-dom';

/** One value of the address's query: what is looked at can be shared, and the back button knows it. */
export function useUrlQuery(): [(name: string) => string, (changes: Record<string, string>) => void] {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(name) ?? '';
  const write = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      },
      { replace: true },
    );
  return [read, write];
}
