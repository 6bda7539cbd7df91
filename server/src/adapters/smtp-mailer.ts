import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer';

/** Mails by SMTP; `url` as in smtps://name:password@mail.example:465. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true });
  return {
    send: async (mail) => {
      // as an object, in which no comma begins another address
      await transport.sendMail({ ...mail, from, to: { name: '', address: mail.to } });
    },
    close: async () => transport.close(),
  };
}
