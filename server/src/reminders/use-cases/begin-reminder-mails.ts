import { deleteLeasedMails, rescheduleMail, type WaitingMail } from '../../mail';
import { explainCounts, explainDeadlines } from '../../transactions';
import { hashOfToken } from '../../accounts';
import { answerToken } from '../answers/answer-token';
import { storeAnswerHashes, takersOf } from '../answers/answers.repository';
import { composeReminder } from '../mails/compose-reminder';
import { lockQueuedReminders, removeFromMails, type QueuedReminder } from '../reminder-mails.repository';
import { heldUntil, quietHoursOf } from '../policies/reminder';
import { holdMails } from './hold-mails';
import type { UnwrittenLease } from './unwritten-lease';

/**
 * Begins to hand over the reminders of a lease, with their present facts. It holds a lock for which every change of
 * the transaction waits: nothing begins after the transaction was closed, or after the deadline.
 */
export async function beginReminderMails({ tx, clock, config, lease, begin }: UnwrittenLease): Promise<void> {
  const { queued: found, held } = await lockQueuedReminders(tx, lease);
  const now = clock.now();
  const free = await holdMails(tx, lease, { held, now });
  const isQueued = ({ reminder }: QueuedReminder) => reminder.state === 'queued';
  const isOver = ({ reminder }: QueuedReminder) => reminder.endsAt <= now;
  const told = found.filter((one) => isQueued(one) && !isOver(one));
  await removeFromMails(tx, {
    withdrawn: idsOf(found.filter((one) => !isQueued(one))),
    over: idsOf(found.filter((one) => isQueued(one) && isOver(one))),
  });
  const obsolete = free.filter(({ id }) => !told.some(({ reminder }) => reminder.mailId === id));
  await deleteLeasedMails(tx, { id: lease.id, mails: obsolete });
  const mails = free.flatMap((mail) => mailToBegin(mail, told, now));
  for (const { mail, quietUntil } of mails)
    if (quietUntil) await rescheduleMail(tx, mail.id, { ...mail, nextTryAt: quietUntil });
  const readers = new Set(told.map(({ person }) => person.id));
  const explain = await explainDeadlines(tx, [...readers]);
  const counted = told.filter(({ follows }) => follows).map(({ transaction }) => transaction.id);
  const explainCount = await explainCounts(tx, [...new Set(counted)]);
  const takers = await takersOf(tx, [...new Set(told.map(({ transaction }) => transaction.id))]);
  const begun = mails.filter(({ quietUntil }) => !quietUntil);
  const announced = begun.flatMap(({ tells }) => tells.map(({ reminder }) => reminder));
  const hashed = announced.map(({ id }) => ({ id, hash: hashOfToken(answerToken({ id }, config.codeSecret)) }));
  await storeAnswerHashes(tx, hashed);
  // last: if anything before it failed, a mail would go out without a record
  for (const { mail, tells } of begun)
    begin(mail, composeReminder(tells, { config, now, explain, explainCount, takers }), tells[0].reminder.endsAt);
}

interface MailToBegin {
  mail: WaitingMail;
  /** The nearest deadline first. */
  tells: [QueuedReminder, ...QueuedReminder[]];
  /** The end of the quiet hours that delay it; null if it goes out now. */
  quietUntil: Date | null;
}

function mailToBegin(mail: WaitingMail, told: readonly QueuedReminder[], now: Date): MailToBegin[] {
  const [first, ...others] = told.filter(({ reminder }) => reminder.mailId === mail.id);
  return first ? [{ mail, tells: [first, ...others], quietUntil: quietUntil(first, now) }] : [];
}

/** A mail that was due before quiet hours and was delayed until they began waits for their end, like any other. */
function quietUntil({ settings, person, reminder }: QueuedReminder, now: Date): Date | null {
  return heldUntil(quietHoursOf(settings, person.timeZone), { now, endsAt: reminder.endsAt });
}

function idsOf(found: readonly QueuedReminder[]): string[] {
  return found.map(({ reminder }) => reminder.id);
}
