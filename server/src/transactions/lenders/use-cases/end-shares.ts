import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { withdrawUnanswered, type QuestionRow } from '../../questions/questions.repository';
import { deleteMailsOfShares } from '../../../mail';
import { endWarnings, type LenderRow } from '../lenders.repository';

/**
 * Cleans up after lenders who no longer read transactions: withdraws unanswered questions to them, deletes mails that have not
 * gone out, and ends warnings and reminders on their account. Returns the questions.
 */
export async function endShares(
  tx: Tx,
  { events }: Pick<Tools, 'events'>,
  shares: readonly Pick<LenderRow, 'id' | 'transactionId'>[],
  now: Date,
): Promise<QuestionRow[]> {
  if (shares.length === 0) return [];
  const shareIds = shares.map(({ id }) => id);
  const transactionIds = shares.map(({ transactionId }) => transactionId);
  const withdrawn = await withdrawUnanswered(tx, { shareIds }, now);
  await deleteMailsOfShares(tx, shareIds);
  await endWarnings(tx, transactionIds, shareIds);
  await events.transactionsChanged(tx, { transactionIds, now });
  return withdrawn;
}
