import { createTransport } from 'nodemailer';
import { MailRefused, type Mailer } from '../ports/mailer';

/** As many connections as mails are handed over at once: none waits for another one's answer. */
const CONNECTIONS = 30;
const SECOND_MS = 1000;

/** Mails by SMTP; `url` as in smtps://name:password@mail.example:465. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
  });
  return {
    domain: domainOf(from),
    send: async (mail) => {
      try {
        // as an object, in which no comma begins another address
        await transport.sendMail({ ...mail, from, to: { name: '', address: mail.to } });
      } catch (error) {
        throw isRefused(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
}

/** Whether the mail server has said about this mail, not about the connection, that it never takes it. */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
