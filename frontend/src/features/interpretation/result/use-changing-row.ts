import type { Interpretation } from '@kkumpuri/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { changed } from '../progress/live-slice';

type Changes = Partial<Interpretation>;

/** A dream as its owner has changed it here. Noted wherever the page has it from, the entry of the browser's history included. */
export function useChangingRow(given: Interpretation): [Interpretation, (changes: Changes) => void] {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  // The history's entry comes back a moment later.
  const [made, setMade] = useState<Changes>({});
  const change = (changes: Changes) => {
    setMade({ ...made, ...changes });
    dispatch(changed({ id: given.id, changes }));
    const state = location.state as { interpretation?: Interpretation } | null;
    if (state?.interpretation?.id !== given.id) return;
    const interpretation = { ...state.interpretation, ...changes };
    void navigate(location, { replace: true, state: { ...state, interpretation } });
  };
  return [{ ...given, ...made }, change];
}
