import type { Tools } from '../../../tools';
import type { BeginMail } from '../../waiting-mails/use-cases/hand-over-mails';
import { explainDeadlines } from '../../explanations/use-cases/explain-deadlines';
import { deleteLeasedMails, type Lease } from '../../waiting-mails/waiting-mails.repository';
import { composeReminder } from '../mails/compose-reminder';
import { lockQueuedReminders, takeOutOfMail, type QueuedReminder } from '../reminder-mails.repository';

/**
 * Begins to hand over the reminders of a lease, with what is true now. It begins behind a lock that whoever changes or
 * closes the transaction waits for: nothing begins after a closing has committed, or after the deadline.
 */
export async function beginReminderMails(
  { db, clock, config }: Pick<Tools, 'db' | 'clock' | 'config'>,
  lease: Lease,
  begin: BeginMail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockQueuedReminders(tx, lease);
    const now = clock.now();
    const isQueued = ({ reminder }: QueuedReminder) => reminder.state === 'queued';
    const isOver = ({ reminder }: QueuedReminder) => reminder.endsAt <= now;
    const told = found.filter((one) => isQueued(one) && !isOver(one));
    await takeOutOfMail(tx, {
      withdrawn: idsOf(found.filter((one) => !isQueued(one))),
      over: idsOf(found.filter((one) => isQueued(one) && isOver(one))),
    });
    const needless = lease.mails.filter(({ id }) => !told.some(({ reminder }) => reminder.mailId === id));
    await deleteLeasedMails(tx, { id: lease.id, mails: needless });
    const readers = new Set(told.map(({ person }) => person.id));
    const explain = await explainDeadlines(tx, [...readers]);
    // last, so that nothing that fails in between leaves a mail that went out without a record
    for (const mail of lease.mails) {
      const [first, ...others] = told.filter(({ reminder }) => reminder.mailId === mail.id);
      if (!first) continue;
      begin(mail, composeReminder([first, ...others], { config, now, explain }));
    }
  });
}

function idsOf(found: readonly QueuedReminder[]): string[] {
  return found.map(({ reminder }) => reminder.id);
}
