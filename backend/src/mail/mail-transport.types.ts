export interface Email {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers an email. */
export interface MailTransport {
  send: (email: Email) => Promise<void>;
  close: () => void;
}
