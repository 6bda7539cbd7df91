export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets; the mailer makes one if it is missing. */
  messageId?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/**
 * Hands mails over for delivery. Rejects if they could not be handed over: with `MailRefused` if they never will be.
 */
export interface Mailer {
  /** The part of a Message-ID after the @. */
  domain: string;
  /**
   * @param how `atOnce` is for a mail that must not go out later: it starts immediately and only once. It waits for no
   * other mail, and fails if its connection breaks, instead of starting again.
   */
  send(mail: Mail, how?: { atOnce: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** The mail server has answered that it accepts no mail for this recipient, now or later. */
export class MailRefused extends Error {}

export interface KeptMail extends Mail {
  id: string;
  /** ISO 8601. */
  sentAt: string;
}

/** A mailer that stores its mails, for a developer to read (server/README.md, Two modes). */
export interface Inbox extends Mailer {
  /** Newest first; only those to one address if given. */
  list(to?: string): Promise<KeptMail[]>;
}
