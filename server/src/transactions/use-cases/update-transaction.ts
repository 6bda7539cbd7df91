import { dayToSql } from '@keydate/domain/calendar-day';
import { AppError } from '../../app-error';
import type { Tx } from '../../db/database';
import { endWarnings, warnOfMovedClosing } from '../lenders/lenders.repository';
import { findMovedClosing, tellMovedClosing, type MovedClosing } from '../notices/use-cases/tell-moved-closing';
import { announce, NOTHING_TO_TELL, type Announcement } from '../notices/use-cases/tell-people';
import type { Member } from '../../accounts';
import { datesOfTransaction } from '../contract-dates.repository';
import { changedBy } from '../policies/check-transaction';
import { lockTransaction, type TransactionWithClient } from '../transactions.repository';
import {
  changeTransaction,
  lackingNotes,
  missingDates,
  type TransactionChange,
  type TransactionState,
} from './change-transaction';
import { beginClosing, refreshLenders } from './close-and-reopen';
import { storeChange, type ChangeTools } from './store-change';

export interface UpdatedTransaction extends TransactionWithClient, TransactionState {
  /** True if the change was meant for another version, and the transaction is unchanged. */
  isStale: boolean;
  /** The notices to send once the change has committed. */
  announcement: Announcement;
}

type VersionedChange = TransactionChange & { version?: number | undefined };

/**
 * Changes a transaction as a whole or not at all. `version` is the one that was changed; without it the last write
 * wins. A change without effect is not a conflict: a caller may repeat a request whose reply was lost.
 */
export async function updateTransaction(
  tools: ChangeTools,
  member: Member,
  id: string,
  change: VersionedChange,
): Promise<UpdatedTransaction> {
  const updated = await tools.db.transaction(async (tx) => {
    const found = await changedBy(tx, member, await lockTransaction(tx, id));
    const changed = await changeLocked(tx, tools, member, { found, change });
    // an open invitation has ended with it
    if (change.status === 'Closed') await refreshLenders(tx, tools, id);
    return changed;
  });
  announce(tools, updated.announcement);
  return updated;
}

/**
 * The same for a transaction that the caller has locked, and that the member may change; the caller sends the
 * announcement.
 */
export async function changeLocked(
  tx: Tx,
  tools: Pick<ChangeTools, 'clock' | 'config' | 'mailer' | 'events'>,
  member: Member,
  { found: { transaction, client }, change: input }: { found: TransactionWithClient; change: VersionedChange },
): Promise<UpdatedTransaction> {
  const { version, ...change } = input;
  const now = tools.clock.now();
  const before = { transaction, dates: await datesOfTransaction(tx, transaction.id) };
  const by = { by: { id: member.id, fullName: member.fullName }, at: now };
  const isStale = version !== undefined && version !== transaction.version;
  const missing = missingDates(before, change);
  const unchanged = { ...before, client, announcement: NOTHING_TO_TELL };
  if (missing && isStale) return { ...unchanged, isStale };
  if (missing) throw new AppError('BAD_INPUT', missing);
  const changed = changeTransaction(before, change, by);
  if (!changed) return { ...unchanged, isStale: false };
  if (isStale) return { ...unchanged, isStale };
  const lacking = lackingNotes(changed, change);
  if (lacking) throw new AppError('BAD_INPUT', lacking);
  const moved = await findMovedClosing(tx, { before, after: changed });
  const byMember = { ...changed, transaction: { ...changed.transaction, changedById: member.id } };
  const after = await withDisclosureWas(tx, byMember, moved);
  await storeChange(tx, tools, { before, after, now });
  const isClosed = before.transaction.status === 'Active' && after.transaction.status === 'Closed';
  if (isClosed) await beginClosing(tx, now, after.transaction);
  const announcement = moved ? await tellMovedClosing(tx, tools, member, after.transaction, moved) : NOTHING_TO_TELL;
  return { ...after, client, isStale: false, announcement };
}

/**
 * The state for the warning on the transaction's page: until the Closing Disclosure is received, the day by which it
 * was due before.
 */
async function withDisclosureWas(
  tx: Tx,
  after: TransactionState,
  moved: MovedClosing | null,
): Promise<TransactionState> {
  if (!moved) return after;
  // if the Closing Disclosure was received in time for the moved closing, an earlier warning ends
  await endWarnings(tx, [after.transaction.id], moved.receivedShareIds);
  if (moved.waitingShareIds.length === 0)
    return { ...after, transaction: { ...after.transaction, disclosureWas: null } };
  if (!moved.disclosureWas) return after;
  const disclosureWas = dayToSql(moved.disclosureWas);
  await warnOfMovedClosing(tx, moved.waitingShareIds, disclosureWas);
  return { ...after, transaction: { ...after.transaction, disclosureWas } };
}
