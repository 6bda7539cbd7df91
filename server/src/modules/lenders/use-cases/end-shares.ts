import type { Tx } from '../../../db/database';
import { withdrawUnanswered, type QuestionRow } from '../../questions/questions.repository';
import { planReminders } from '../../reminders/use-cases/plan-reminders';
import { deleteMailsOfShares } from '../../waiting-mails/waiting-mails.repository';
import { endWarnings, type LenderRow } from '../lenders.repository';

/**
 * What follows wherever lenders no longer read transactions: unanswered questions to them are withdrawn, what has not gone out
 * to them never does, and nobody is warned or reminded on their account. Gives the questions.
 */
export async function endShares(
  tx: Tx,
  shares: readonly Pick<LenderRow, 'id' | 'transactionId'>[],
  now: Date,
): Promise<QuestionRow[]> {
  if (shares.length === 0) return [];
  const shareIds = shares.map(({ id }) => id);
  const transactionIds = shares.map(({ transactionId }) => transactionId);
  const withdrawn = await withdrawUnanswered(tx, { shareIds }, now);
  await deleteMailsOfShares(tx, shareIds);
  await endWarnings(tx, transactionIds, shareIds);
  await planReminders(tx, now, transactionIds);
  return withdrawn;
}
