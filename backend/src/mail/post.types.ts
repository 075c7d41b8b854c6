export interface Letter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A way for letters to leave. */
export interface Post {
  send: (letter: Letter) => Promise<void>;
  close: () => void;
}
