import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ACCESS_TOKEN_REFUSED } from '@/api/refused-access-token';
import { signedOut } from '@/features/auth/auth-slice';
import { shared } from '@/features/interpretation/live-slice';

/** What a person asked to remove. `onServer` is false for a record that only this browser has. */
export type Removal =
  { kind: 'dream'; id: string; onServer: boolean } | { kind: 'share'; id: string } | { kind: 'all' };

interface RemovalState {
  /** Can still be undone; nothing has been sent. */
  undoable: Removal | null;
  /** Being sent. */
  sending: Removal[];
  /** Dreams that are gone, which a page in the history may still carry. */
  gone: string[];
  /** Dreams that were taken off the board, which a page in the history may still carry as shared. */
  unshared: string[];
  failure: string | null;
}

const initialState: RemovalState = { undoable: null, sending: [], gone: [], unshared: [], failure: null };

const removalSlice = createSlice({
  name: 'removal',
  initialState,
  reducers: {
    requested(state, { payload }: PayloadAction<Removal>) {
      state.undoable = payload;
      state.failure = null;
    },
    undone(state) {
      state.undoable = null;
    },
    sent(state, { payload }: PayloadAction<Removal>) {
      state.undoable = null;
      state.sending.push(payload);
    },
    ended(state, { payload }: PayloadAction<Removal>) {
      state.sending = state.sending.filter((removal) => !isSame(removal, payload));
      if (payload.kind === 'dream') state.gone.push(payload.id);
      if (payload.kind === 'share') state.unshared.push(payload.id);
    },
    failed(state, { payload: { removal, message } }: PayloadAction<{ removal: Removal; message: string }>) {
      state.sending = state.sending.filter((other) => !isSame(other, removal));
      state.failure = message;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(shared, (state, { payload: id }) => {
      state.unshared = state.unshared.filter((other) => other !== id);
    });
    // Who logs in keeps it: the guest's dreams are then theirs to remove.
    for (const change of [signedOut.type, ACCESS_TOKEN_REFUSED]) builder.addCase(change, () => initialState);
  },
});

function isSame(one: Removal, other: Removal): boolean {
  return one.kind === other.kind && ('id' in one ? one.id : '') === ('id' in other ? other.id : '');
}

export const { requested, undone, sent, ended, failed } = removalSlice.actions;
export const removalReducer = removalSlice.reducer;

export interface WithRemoval {
  removal: RemovalState;
}

const underWay = ({ undoable, sending }: RemovalState): Removal[] =>
  undoable ? [...sending, undoable] : sending;

/** Whether a dream is not to be shown any more. */
export function isDreamRemoved(state: RemovalState, id: string): boolean {
  if (state.gone.includes(id)) return true;
  return underWay(state).some((removal) =>
    removal.kind === 'dream' ? removal.id === id : removal.kind === 'all',
  );
}

export function isShareRemoved(state: RemovalState, id: string): boolean {
  if (state.unshared.includes(id)) return true;
  return underWay(state).some((removal) => removal.kind === 'share' && removal.id === id);
}
