import type { User } from '@kkumpuri/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ACCESS_TOKEN_REFUSED } from '@/api/refused-access-token';
import { storedToken } from '@/api/session';

export interface AuthState {
  user: User | null;
  /** True until a stored token has been verified. */
  loading: boolean;
  /** The server refused the access token: the person is sent to the login page. */
  refused: boolean;
  /** The stored token could not be verified, and is kept: the service cannot be reached. */
  unreachable: boolean;
  /** The version of the terms that the member has yet to agree to. */
  termsDue: string | null;
}

const nobody: AuthState = { user: null, loading: false, refused: false, unreachable: false, termsDue: null };

/** Without a stored token there is nothing to wait for, and the header is right from its first frame. */
const initialState = (): AuthState => ({ ...nobody, loading: storedToken() !== null });

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Another token is stored than before: nobody is in until it has been verified. */
    restoring: () => ({ ...nobody, loading: true }),
    /** With the member as this browser last knew them, if it does. */
    verifyFailed: (state, { payload }: PayloadAction<User | undefined>) => {
      state.unreachable = true;
      if (!payload) return;
      state.user = payload;
      state.loading = false;
    },
    signedIn: (_state, { payload }: PayloadAction<{ user: User; termsDue?: string }>) => ({
      ...nobody,
      user: payload.user,
      termsDue: payload.termsDue ?? null,
    }),
    agreed: (state) => {
      state.termsDue = null;
    },
    // Written into the state, so that a guest who stays one changes nothing and nothing is drawn again.
    signedOut: (state) => {
      state.user = null;
      state.loading = false;
      state.refused = false;
      state.unreachable = false;
      state.termsDue = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(ACCESS_TOKEN_REFUSED, () => ({ ...nobody, refused: true }));
  },
});

export const { agreed, restoring, signedIn, signedOut, verifyFailed } = authSlice.actions;
export const authReducer = authSlice.reducer;
