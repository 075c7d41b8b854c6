import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ACCESS_TOKEN_REFUSED } from '@/api/refused-access-token';
import { signedOut } from '@/features/auth/auth-slice';
import { changed } from '@/features/interpretation/progress/live-slice';

/** A removal request. `onServer` is false for a record that is stored only in this browser. */
export type Removal =
  | { kind: 'dream'; id: string; onServer: boolean; name: string }
  | { kind: 'share'; id: string }
  | { kind: 'all' };

/** A removal that can still be undone. The service carries it out when the time for undo is over. */
export interface UndoableRemoval {
  key: string;
  removal: Removal;
}

interface RemovalState {
  undoable: UndoableRemoval[];
  /** Ids of removed dreams, because the store may still contain them. */
  gone: string[];
  /** Ids of dreams taken off the board, because the store may still contain them as shared. */
  unshared: string[];
  /** Restored by an undo, until its remove button has the focus. */
  restored: Removal | null;
  failure: string | null;
}

const initialState: RemovalState = { undoable: [], gone: [], unshared: [], restored: null, failure: null };

const without = (state: RemovalState, key: string) => state.undoable.filter((other) => other.key !== key);

const removalSlice = createSlice({
  name: 'removal',
  initialState,
  reducers: {
    requested(state, { payload }: PayloadAction<UndoableRemoval>) {
      state.undoable.push(payload);
      state.failure = null;
    },
    undone(state, { payload: { key, removal } }: PayloadAction<UndoableRemoval>) {
      state.undoable = without(state, key);
      state.restored = removal;
    },
    returned(state) {
      state.restored = null;
    },
    /** The removal can no longer be undone. */
    ended(state, { payload: { key, removal } }: PayloadAction<UndoableRemoval>) {
      state.undoable = without(state, key);
      if (removal.kind === 'dream') state.gone.push(removal.id);
      if (removal.kind === 'share') state.unshared.push(removal.id);
    },
    failed(state, { payload: { key, message } }: PayloadAction<{ key: string; message: string }>) {
      state.undoable = without(state, key);
      state.failure = message;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(changed, (state, { payload: { id, changes } }) => {
      if (changes.is_shared) state.unshared = state.unshared.filter((other) => other !== id);
    });
    for (const change of [signedOut.type, ACCESS_TOKEN_REFUSED]) builder.addCase(change, () => initialState);
  },
});

export const { requested, undone, returned, ended, failed } = removalSlice.actions;
export const removalReducer = removalSlice.reducer;

export interface WithRemoval {
  removal: RemovalState;
}

const idOf = (removal: Removal) => (removal.kind === 'all' ? undefined : removal.id);

/** Whether an undo has just restored what this removes. */
export const isRestored = ({ restored }: RemovalState, removal: Removal): boolean =>
  restored?.kind === removal.kind && idOf(restored) === idOf(removal);

/** Whether a dream must be hidden. */
export function isDreamRemoved({ gone, undoable }: RemovalState, id: string): boolean {
  if (gone.includes(id)) return true;
  return undoable.some(({ removal }) =>
    removal.kind === 'dream' ? removal.id === id : removal.kind === 'all',
  );
}

export function isShareRemoved({ unshared, undoable }: RemovalState, id: string): boolean {
  if (unshared.includes(id)) return true;
  return undoable.some(({ removal }) => removal.kind === 'share' && removal.id === id);
}
