import type { CareLevel, FoundSymbol, Interpretation, StreamEvent, StreamSection } from '@kkumpuri/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ACCESS_TOKEN_REFUSED } from '@/api/refused-access-token';
import { restoring, signedIn, signedOut } from '@/features/auth/auth-slice';

/** State of one interpretation from its event stream. */
export interface LiveInterpretation {
  phase: 'queued' | 'writing' | 'done' | 'failed';
  position: number;
  dream: string | null;
  symbols: FoundSymbol[];
  care: CareLevel;
  sections: Partial<Record<StreamSection, string>>;
  result: Interpretation | null;
  error: string | null;
  /** The server timed out; the page keeps reconnecting. */
  overdue: boolean;
}

type LiveState = Record<string, LiveInterpretation>;

const fresh = (): LiveInterpretation => ({
  phase: 'queued',
  position: 0,
  dream: null,
  symbols: [],
  care: 'none',
  sections: {},
  result: null,
  error: null,
  overdue: false,
});

interface ReceivedEvent {
  id: string;
  message: StreamEvent;
}

interface RowChange {
  id: string;
  changes: Partial<Interpretation>;
}

function apply(live: LiveInterpretation, { event, data }: StreamEvent): void {
  switch (event) {
    case 'queued':
      Object.assign(live, {
        phase: 'queued',
        position: data.position,
        dream: data.dream_content ?? live.dream,
        symbols: data.symbols,
        care: data.care,
        sections: {},
        error: null,
      });
      break;
    case 'started':
      live.phase = 'writing';
      break;
    case 'delta':
      live.phase = 'writing';
      live.sections[data.section] = (live.sections[data.section] ?? '') + data.text;
      break;
    case 'done':
      Object.assign(live, { phase: 'done', result: data, care: data.care });
      break;
    case 'error':
      Object.assign(live, { phase: 'failed', error: data.error });
      break;
  }
}

const initialState: LiveState = {};

const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    eventReceived(state, { payload: { id, message } }: PayloadAction<ReceivedEvent>) {
      apply((state[id] ??= fresh()), message);
    },
    overdue(state, { payload: id }: PayloadAction<string>) {
      (state[id] ??= fresh()).overdue = true;
    },
    /** Resets the state for a retry but keeps the dream, symbols and care level on screen. */
    retried(state, { payload: id }: PayloadAction<string>) {
      const live = state[id];
      if (live)
        Object.assign(live, { ...fresh(), dream: live.dream, symbols: live.symbols, care: live.care });
    },
    changed(state, { payload: { id, changes } }: PayloadAction<RowChange>) {
      const result = state[id]?.result;
      if (result) Object.assign(result, changes);
    },
  },
  extraReducers: (builder) => {
    // Clear the state when the user changes, so that no data of the previous user stays in memory.
    const changes = [restoring.type, signedIn.type, signedOut.type, ACCESS_TOKEN_REFUSED];
    for (const change of changes) builder.addCase(change, () => ({}));
  },
});

export const { eventReceived, overdue, retried, changed } = liveSlice.actions;
export const liveReducer = liveSlice.reducer;

export interface WithLive {
  live: LiveState;
}
