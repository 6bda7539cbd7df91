import { createTransport } from 'nodemailer';
import { MailRefused, type Mailer } from '../ports/mailer';

/** For mails that may wait for one another's answer. */
const CONNECTIONS = 30;
const SECOND_MS = 1000;
/** A connection that has been idle for longer may be dead without notice. */
const IDLE_MS = 10 * SECOND_MS;

/** Mails by SMTP; `url` as in smtps://name:password@mail.example:465. */
export function smtpMailer(url: string, from: string): Mailer {
  const common = {
    url,
    pool: true,
    maxMessages: Infinity,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
  };
  const patient = createTransport({ ...common, maxConnections: CONNECTIONS });
  // its callers limit how many mails are under way: inside the pool none waits, or is put back to begin again
  const prompt = createTransport({ ...common, maxConnections: Infinity, maxRequeues: 0, idleTimeout: IDLE_MS });
  return {
    domain: domainOf(from),
    send: async (mail, { atOnce } = { atOnce: false }) => {
      try {
        // as an object, in which no comma begins another address
        await (atOnce ? prompt : patient).sendMail({ ...mail, from, to: { name: '', address: mail.to } });
      } catch (error) {
        const words = withoutRecipient(error instanceof Error ? error.message : String(error), mail.to);
        // without the library's error as its cause: that has the mail server's reply, which the log must not have
        throw isRefused(error) ? new MailRefused(words) : new Error(words);
      }
    },
    close: async () => {
      patient.close();
      prompt.close();
    },
  };
}

function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
}

/** An address in the words of a mail server. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** The words of a mail server, without addresses and without the name of the recipient’s mailbox. */
function withoutRecipient(words: string, to: string): string {
  const mailbox = to.slice(0, to.lastIndexOf('@'));
  return words.replace(ADDRESS, '(address)').split(mailbox).join('(mailbox)');
}

/**
 * The status of a refusal, if it has one: RFC 3463 has two classes for addresses and mailboxes, and in them two codes
 * for the sender's.
 */
const STATUS = /^\d{3}[ -](5\.\d+\.\d+)/;
const OF_MAILBOXES = /^5\.[12]\./;
const OF_SENDERS = ['5.1.7', '5.1.8'];

/**
 * True if the mail server said permanently that it does not know the recipient. A refusal of the sender or the content
 * concerns every mail, for example while a provider suspends the account, and is temporary for this mail. So may be a
 * refusal by a policy (5.7), which many servers send only after the recipient.
 */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('permanent' in error)) return false;
  if (error.command !== 'RCPT TO' || error.permanent !== true) return false;
  const status = STATUS.exec('response' in error ? String(error.response) : '')?.[1];
  return status === undefined || (OF_MAILBOXES.test(status) && !OF_SENDERS.includes(status));
}
