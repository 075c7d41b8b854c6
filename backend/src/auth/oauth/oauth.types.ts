/** Who came back from a provider, as far as it told. */
export interface Profile {
  subject: string;
  email: string | null;
  username: string | null;
}

/** Values created at the start of a sign-in and checked in the callback. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}
