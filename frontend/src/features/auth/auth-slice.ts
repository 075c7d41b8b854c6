import type { User } from '@kkumpuri/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ACCESS_TOKEN_REFUSED } from '@/api/refused-access-token';
import { storedToken } from '@/api/session';

export interface AuthState {
  user: User | null;
  /** True until a stored token has been verified. */
  loading: boolean;
  /** The server rejected the access token: the app redirects to the login page. */
  refused: boolean;
  /** The service is unreachable: the stored token could not be verified and is kept. */
  unreachable: boolean;
  /** Version of the terms that the member has not agreed to yet. */
  termsDue: string | null;
}

const SIGNED_OUT: AuthState = {
  user: null,
  loading: false,
  refused: false,
  unreachable: false,
  termsDue: null,
};

/** Without a stored token there is nothing to verify, so the first render of the header is already correct. */
const initialState = (): AuthState => ({ ...SIGNED_OUT, loading: storedToken() !== null });

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The stored token has changed: no user is signed in until it has been verified. */
    restoring: () => ({ ...SIGNED_OUT, loading: true }),
    /** The payload is the cached member, if this browser has one. */
    verifyFailed: (state, { payload }: PayloadAction<User | undefined>) => {
      state.unreachable = true;
      if (!payload) return;
      state.user = payload;
      state.loading = false;
    },
    signedIn: (_state, { payload }: PayloadAction<{ user: User; termsDue?: string }>) => ({
      ...SIGNED_OUT,
      user: payload.user,
      termsDue: payload.termsDue ?? null,
    }),
    agreed: (state) => {
      state.termsDue = null;
    },
    // Assign single fields: for a guest nothing changes, so the state object stays the same and nothing re-renders.
    signedOut: (state) => {
      state.user = null;
      state.loading = false;
      state.refused = false;
      state.unreachable = false;
      state.termsDue = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(ACCESS_TOKEN_REFUSED, () => ({ ...SIGNED_OUT, refused: true }));
  },
});

export const { agreed, restoring, signedIn, signedOut, verifyFailed } = authSlice.actions;
export const authReducer = authSlice.reducer;
