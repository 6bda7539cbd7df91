import { deleteWaitingMail, takeDueMails, type WaitingMail } from '../modules/waiting-mails/waiting-mails.repository';
import type { MailTools } from '../modules/waiting-mails/use-cases/send-mail';

/** After 1, 4, 16, … minutes; the last of them a day after the first. */
const MOST_TRIES = 6;

/** Tries the mails that are due once more. What comes of each is logged under its own name. */
export async function sendWaitingMails(tools: MailTools): Promise<void> {
  for (const mail of await takeDueMails(tools.db, tools.clock.now())) {
    tools.background.start(mail.name, () => tryAgain(tools, mail));
  }
}

async function tryAgain({ db, mailer }: MailTools, { id, tries, to, subject, text, html }: WaitingMail): Promise<void> {
  try {
    await mailer.send({ to, subject, text, html });
  } catch (error) {
    if (tries >= MOST_TRIES) await deleteWaitingMail(db, id);
    throw error;
  }
  await deleteWaitingMail(db, id);
}
