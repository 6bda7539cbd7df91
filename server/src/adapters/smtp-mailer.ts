import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer';

/** Mails by SMTP; `url` as in smtps://name:password@mail.example:465. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: async () => transport.close(),
  };
}
