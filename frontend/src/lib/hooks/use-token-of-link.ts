import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The link's token, taken out of the address at once: neither the history nor a picture of the screen keeps it. */
export function useTokenOfLink(): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => search.get('token')?.trim());
  useEffect(() => {
    if (search.has('token')) void navigate({ search: '' }, { replace: true });
  }, [search, navigate]);
  return token;
}
