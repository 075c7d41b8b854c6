import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Reads the link's token and removes it from the URL at once, to keep it out of the history and of screenshots. */
export function useTokenOfLink(): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => search.get('token')?.trim());
  useEffect(() => {
    if (search.has('token')) void navigate({ search: '' }, { replace: true });
  }, [search, navigate]);
  return token;
}
