import type { Interpretation } from '@kkumpuri/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { changed } from '../progress/live-slice';

type Changes = Partial<Interpretation>;

/** Applies changes of the owner to a dream: in the store and in the state of the history entry. */
export function useChangingRow(given: Interpretation): [Interpretation, (changes: Changes) => void] {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  // The history state updates later, so keep the changes here as well.
  const [localChanges, setLocalChanges] = useState<Changes>({});
  const change = (changes: Changes) => {
    setLocalChanges({ ...localChanges, ...changes });
    dispatch(changed({ id: given.id, changes }));
    const state = location.state as { interpretation?: Interpretation } | null;
    if (state?.interpretation?.id !== given.id) return;
    const interpretation = { ...state.interpretation, ...changes };
    void navigate(location, { replace: true, state: { ...state, interpretation } });
  };
  return [{ ...given, ...localChanges }, change];
}
