import { reminderArrived } from '@keydate/contracts/reminders';
import { tellHandedOver } from '../modules/chat/use-cases/hand-over-mail';
import { fireDueReminders } from '../modules/reminders/due-reminders.repository';
import { recordMailed } from '../modules/reminders/reminder-mails.repository';
import { beginReminderMails } from '../modules/reminders/use-cases/begin-reminder-mails';
import { handOverMails, type Owners } from '../modules/waiting-mails/use-cases/hand-over-mails';
import { settleClosings } from '../modules/transactions/use-cases/close-and-reopen';
import type { Tools } from '../tools';

export type SendTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background' | 'config' | 'realtime'>;

/** Sends due reminders, and hands over the waiting mails; a failure is logged under its name. */
export async function sendDue(tools: SendTools): Promise<void> {
  await settleClosings(tools);
  await remindDue(tools);
  await mailDue(tools);
}

/** Shows the due reminders in the app, and queues their emails. */
export async function remindDue({ db, clock, mailer, realtime }: SendTools, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted) {
    const told = await fireDueReminders(db, { now: clock.now(), domain: mailer.domain });
    if (told === null) break;
    for (const personId of told) realtime.emitTo(personId, reminderArrived, {});
  }
}

/** Hands over the waiting mails; those on their way at a stop are handed over and recorded. */
export async function mailDue(tools: SendTools, stop?: AbortSignal): Promise<void> {
  const { clock } = tools;
  const owners: Owners = {
    beginUnwritten: (lease, begin) => beginReminderMails(tools, lease, begin),
    record: (tx, mailIds, outcome) => recordMailed(tx, mailIds, { now: clock.now(), ...outcome }),
    tell: (mail) => tellHandedOver(tools, mail),
  };
  await handOverMails(tools, owners, stop);
}
