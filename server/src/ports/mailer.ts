export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over for delivery. Rejects when they could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

export interface KeptMail extends Mail {
  id: string;
  /** ISO 8601. */
  sentAt: string;
}

/** A mailer that keeps what it is given, for a developer to read (docs/rules.md, Two modes). */
export interface Inbox extends Mailer {
  /** Newest first; those to one address where it is given. */
  list(to?: string): Promise<KeptMail[]>;
}
