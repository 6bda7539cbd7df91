import { randomUUID } from 'node:crypto';
import type { Mail } from '../../../ports/mailer';
import type { Tools } from '../../../tools';
import { insertWaitingMail } from '../waiting-mails.repository';

export type MailTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background'>;

const MINUTE_MS = 60_000;

/**
 * Sends a mail beside the reply. One that cannot be handed over waits, to be tried again (docs/rules.md, Mail); not for
 * codes, which would be over by then. `name` is what the log calls it.
 */
export function sendMail(
  { db, clock, mailer, background }: MailTools,
  name: string,
  compose: () => Mail | Promise<Mail>,
): void {
  background.start(name, async () => {
    const mail = await compose();
    try {
      await mailer.send(mail);
    } catch (error) {
      const nextTryAt = new Date(clock.now().getTime() + MINUTE_MS);
      await insertWaitingMail(db, { id: randomUUID(), name, ...mail, tries: 0, nextTryAt });
      throw error;
    }
  });
}
