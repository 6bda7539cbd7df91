import type { PersonLeaving } from '../../accounts/events';
import type { Tx } from '../../db/database';
import {
  transactionsReadBy,
  transactionsWithInvitationsBy,
  withdrawInvitationsBy,
} from '../lenders/lenders.repository';
import { endLending } from '../lenders/use-cases/end-lending';
import { refreshInvited } from '../lenders/use-cases/refresh-invited';
import { announce } from '../notices/use-cases/tell-people';
import { deleteMailsOfShares } from '../../mail';
import { deleteFeedsOf } from '../calendar/calendar-feeds.repository';
import { endReadingsOf } from '../readings/use-cases/discard-reading';
import type { Tools } from '../../tools';
import { passTransactions, transactionsOwnedBy } from '../transaction-owners.repository';
import { lockTransactions } from '../transactions.repository';
import type { ChangeTools } from './store-change';

/** Locks at once, in the common order, all transactions that a removal changes: some belong to a lender of another company. */
export async function lockWorkOf(_tools: unknown, tx: Tx, { teammate, ownerIds }: PersonLeaving): Promise<void> {
  const { id, companyId } = teammate;
  const owned = await transactionsOwnedBy(tx, { companyId, ownerIds: [id, ...ownerIds] });
  const lent = [...(await transactionsReadBy(tx, teammate)), ...(await transactionsWithInvitationsBy(tx, id))];
  await lockTransactions(tx, [...owned, ...lent]);
}

/**
 * Passes the transactions of a removed person to the company's owner, so that each has somebody who is still there.
 * Ends the invitations that they sent to lenders, their own access as a lender, their readings and their calendar feeds.
 */
export async function endWorkOf(
  tools: ChangeTools & Pick<Tools, 'db' | 'sealedFiles' | 'background'>,
  tx: Tx,
  { teammate, heirId }: PersonLeaving,
): Promise<void> {
  await passTransactions(tx, { companyId: teammate.companyId, fromId: teammate.id, toId: heirId });
  const uninvited = await withdrawInvitationsBy(tx, teammate.id, tools.clock.now());
  await deleteMailsOfShares(
    tx,
    uninvited.map(({ id }) => id),
  );
  await endReadingsOf(tools, tx, teammate);
  await deleteFeedsOf(tx, teammate.id);
  const announcement = await endLending(tx, tools, teammate);
  tx.afterCommit(async () => {
    announce(tools, announcement);
    for (const lender of uninvited) await refreshInvited(tools, lender);
  });
}
