import { catchUp } from '@keydate/contracts/socket';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { Tools } from '../../../tools';
import { type Member, recordEvent, type Sender } from '../../../accounts';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { datesOfTransaction } from '../../contract-dates.repository';
import { isOver, updateLender, type Lender } from '../lenders.repository';
import { findChangeable } from './find-changeable';
import { sharingOf, type Sharing } from './sharing-of';
import { renewNextDueOfLenders } from './renew-next-due';

/**
 * Shares more of a transaction with a lender, or less. It leaves out dates that the transaction no longer has. An
 * ended share stays unchanged.
 */
export async function shareWithLender(
  tools: Pick<Tools, 'db' | 'clock' | 'realtime' | 'events'>,
  member: Member,
  { id, ...sharing }: Sharing & { id: string },
  sender: Sender,
): Promise<Lender> {
  const { db, clock, realtime, events } = tools;
  const { shared, transaction } = await db.transaction(async (tx) => {
    const { lender, transaction } = await findChangeable(tx, member, id);
    if (isOver(lender)) return { shared: lender, transaction };
    const dates = await datesOfTransaction(tx, transaction.id);
    const change = sharingOf(sharing, dates, lender);
    await updateLender(tx, id, change);
    if (lender.state === 'accepted' && lender.lenderId !== null) {
      const hidden = dates.filter((date) => isShownToLender(date, lender) && !isShownToLender(date, change));
      const dateIds = hidden.map((date) => date.id);
      await events.datesHidden(tx, { transactionId: transaction.id, personId: lender.lenderId, dateIds });
      await renewNextDueOfLenders(tx, { transaction, dates });
      await events.transactionsChanged(tx, { transactionIds: [transaction.id], now: clock.now() });
    }
    await recordEvent(tx, { clock, sender }, { event: 'lender-shared-with', by: member, about: id });
    return { shared: { ...lender, ...change }, transaction };
  });
  // their open page shows exactly what it may
  if (shared.state === 'accepted' && shared.lenderId !== null) realtime.emitTo(shared.lenderId, catchUp, null);
  await refreshTeam(tools, transaction, { exceptId: member.id });
  return shared;
}
