import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Member } from '../../../accounts';
import { lockTransactions } from '../../../transactions';
import { transactionOfReminder, tryMailNow, tryReminderNow } from '../unsent-mails.repository';

/** Lets a mail that could not be sent be tried within the next second, by the job that sends mails. */
export async function sendAgain(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { companyId }: Pick<Member, 'companyId'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  const isDone = await db.transaction(async (tx) => {
    if (await tryMailNow(tx, { id, companyId, now })) return true;
    const transactionId = await transactionOfReminder(tx, id);
    if (transactionId === undefined) return false;
    // after the lock that changes and closings take: a mail that they withdraw is not sent
    await lockTransactions(tx, [transactionId]);
    return tryReminderNow(tx, { id, companyId, now });
  });
  if (!isDone) throw new AppError('NOT_FOUND');
}
