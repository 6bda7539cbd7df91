import { CLOSING_UNDO_MS, CLOSING_UNDO_TRAVEL_MS } from '@keydate/contracts/limits';
import { catchUp } from '@keydate/contracts/socket';
import { AppError } from '../../app-error';
import type { Tx } from '../../db/database';
import type { Tools } from '../../tools';
import { readAllowance } from '../../billing';
import { invitedShareIds, lendersOfTransaction } from '../lenders/lenders.repository';
import { refreshInvited } from '../lenders/use-cases/refresh-invited';
import { refreshTeam } from '../notices/use-cases/refresh-team';
import { announce, type TellTools } from '../notices/use-cases/tell-people';
import { findLastChange, lockMembership, type Member } from '../../accounts';
import { restoreWithdrawn, withdrawUnanswered } from '../questions/questions.repository';
import { tellWithdrawn } from '../questions/use-cases/tell-withdrawn';
import { deleteMailsOfShares, rescheduleMailsOfShares } from '../../mail';
import { datesOfTransaction } from '../contract-dates.repository';
import { nextDueOf } from '../next-due';
import {
  countActiveTransactions,
  lastEnteredBy,
  lockTransaction,
  type TransactionRow,
  type TransactionWithClient,
} from '../transactions.repository';
import { finalClosings, insertUndoable, takeFinal, takeUndoable } from '../undoable-closings.repository';
import { changedBy } from '../policies/check-transaction';
import type { TransactionState } from './change-transaction';
import { storeChange, type ChangeTools } from './store-change';

const UNDO_MS = CLOSING_UNDO_MS + CLOSING_UNDO_TRAVEL_MS;
/** How long the mails about invitations to a closed transaction wait; its closing is final long before. */
const HOLD_MS = 60_000;

/** Withdraws everything that ends with a closing. Nobody is notified before `settleClosings`. */
export async function beginClosing(tx: Tx, now: Date, { id, companyId }: TransactionRow): Promise<void> {
  const withdrawn = await withdrawUnanswered(tx, { transactionId: id }, now);
  const until = new Date(now.getTime() + UNDO_MS);
  await insertUndoable(tx, {
    transactionId: id,
    until,
    questionIds: withdrawn.map((question) => question.id),
    // it counts as closed already
    activeBefore: (await countActiveTransactions(tx, companyId)) + 1,
  });
  await rescheduleMailsOfShares(tx, await invitedShareIds(tx, id), new Date(until.getTime() + HOLD_MS));
}

/**
 * Undoes the closing of a transaction while nobody has been notified of it. `version` is the one that the closing made; a
 * repeated request finds it reopened.
 */
export async function reopenTransaction(
  tools: ChangeTools,
  asker: Member,
  id: string,
  version: number,
): Promise<TransactionWithClient & TransactionState & { isStale: boolean }> {
  const now = tools.clock.now();
  const reopened = await tools.db.transaction(async (tx) => {
    // after this lock nobody else enters a transaction of the company: the count below stays true
    const member = await lockMembership(tx, asker);
    const { transaction, client } = await changedBy(tx, member, await lockTransaction(tx, id));
    const before = { transaction, dates: await datesOfTransaction(tx, id) };
    const isReopened = transaction.status === 'Active' && transaction.version === version + 1;
    if (isReopened || transaction.version !== version) return { ...before, client, isStale: !isReopened };
    const closing = await takeUndoable(tx, id, now);
    if (!closing) throw new AppError('CLOSING_FINAL');
    const { activeTransactions } = await readAllowance(tx, transaction.companyId, now);
    // a company over its limit, after its plan ended, may return to what it had
    const most = Math.max(activeTransactions, closing.activeBefore);
    const closedAt = new Date(closing.until.getTime() - UNDO_MS);
    if ((await countActiveTransactions(tx, transaction.companyId)) >= most) {
      const takenBy = await findLastChange(tx, {
        changedById: await lastEnteredBy(tx, transaction.companyId, closedAt),
      });
      throw new AppError('ACTIVE_LIMIT_EXCEEDED', undefined, { takenBy });
    }
    const nextDue = nextDueOf('Active', before.dates);
    const after: TransactionState = {
      transaction: { ...transaction, status: 'Active', nextDue, version: version + 1, changedById: member.id },
      dates: before.dates,
    };
    // what came due meanwhile was planned in time
    await storeChange(tx, tools, { before, after, now: closedAt });
    await restoreWithdrawn(tx, closing.questionIds);
    await rescheduleMailsOfShares(tx, await invitedShareIds(tx, id), now);
    await refreshLenders(tx, tools, id);
    return { ...after, client, isStale: false };
  });
  await refreshTeam(tools, reopened.transaction, { exceptId: asker.id });
  return reopened;
}

/** Makes the open pages of a transaction's lenders and invited lenders fetch it again. */
export async function refreshLenders(
  tx: Tx,
  tools: Pick<Tools, 'db' | 'realtime' | 'events'>,
  transactionId: string,
): Promise<void> {
  const lenders = await lendersOfTransaction(tx, transactionId);
  const readers = lenders.flatMap(({ state, lenderId }) =>
    state === 'accepted' && lenderId !== null ? [lenderId] : [],
  );
  tx.afterCommit(async () => {
    for (const lenderId of readers) tools.realtime.emitTo(lenderId, catchUp, null);
    for (const lender of lenders) if (lender.state === 'invited') await refreshInvited(tools, lender);
  });
  await tools.events.accessChanged(tx, { personIds: readers });
}

/** Notifies people of the closings that have become final. */
export async function settleClosings(tools: TellTools): Promise<void> {
  const now = tools.clock.now();
  for (const id of await finalClosings(tools.db, now)) {
    const announcement = await tools.db.transaction(async (tx) => {
      const found = await lockTransaction(tx, id);
      // another server may have been first
      const closing = found && (await takeFinal(tx, id, now));
      if (!closing) return null;
      await deleteMailsOfShares(tx, await invitedShareIds(tx, id));
      return tellWithdrawn(tx, tools, found.transaction, closing.questionIds);
    });
    if (announcement) announce(tools, announcement);
  }
}
