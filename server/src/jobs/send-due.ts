import { reminderArrived } from '@keydate/contracts/reminders';
import { tellHandedOver } from '../chat';
import {
  fireDueReminders,
  queueSummaries,
  recordMailed,
  tellOverdue,
  tellUnanswered,
  unwrittenMails,
} from '../reminders';
import { handOverMails, type Owners } from '../mail';
import { settleClosings } from '../transactions';
import type { Tools } from '../tools';

export type SendTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'background' | 'config' | 'realtime'>;

/** Sends due reminders, and hands over the waiting mails; a failure is logged under its name. */
export async function sendDue(tools: SendTools): Promise<void> {
  await settleClosings(tools);
  await remindDue(tools);
  await tellUnanswered(tools);
  await tellOverdue(tools);
  await queueSummaries(tools);
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
    unwritten: unwrittenMails(tools),
    record: (tx, mailIds, outcome) => recordMailed(tx, mailIds, { now: clock.now(), ...outcome }),
    tell: (mail) => tellHandedOver(tools, mail),
  };
  await handOverMails(tools, owners, stop);
}
