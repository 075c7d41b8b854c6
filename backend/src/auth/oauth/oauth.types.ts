/** Who came back from a provider, as far as it told. */
export interface Profile {
  subject: string;
  email: string | null;
  username: string | null;
}

/** What is made when somebody sets out and checked when they come back. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}
