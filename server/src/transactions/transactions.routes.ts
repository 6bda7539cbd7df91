import { TRANSACTION_PAGE_MAX } from '@keydate/contracts/limits';
import {
  reopenTransaction,
  updateTransaction,
  type transactionUpdateBody,
} from '@keydate/contracts/transaction-update';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import { fieldsNotTaken } from '@keydate/domain/fields-not-taken';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { route } from '../calls/route';
import type { Tools } from '../tools';
import { codesOf, findLastChange, memberOf, presentInvites } from '../accounts';
import { datesOfTransaction } from './contract-dates.repository';
import { readCursor, writeCursor } from './page-cursor';
import { readBy } from './policies/check-transaction';
import { findKeptContract } from './readings/contract-readings.repository';
import { findPicturesOf } from './readings/deadline-pictures.repository';
import { presentContract, presentPictures } from './readings/readings.presenter';
import { reopenTransaction as reopen } from './use-cases/close-and-reopen';
import { presentForLender, presentFound, presentFoundForLender, presentTransaction } from './transactions.presenter';
import { findTransaction } from './transactions.repository';
import { addTransaction as enterTransaction } from './use-cases/add-transaction';
import { listTransactions as list, placeOf, type ListedOrShared } from './use-cases/list-transactions';
import { searchTransactions as search } from './use-cases/search-transactions';
import { updateTransaction as update } from './use-cases/update-transaction';

export function transactionRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, config } = tools;

  route(app, addTransaction, async ({ body, session, sender }) => {
    const added = await enterTransaction(tools, memberOf(session.person), body, sender);
    const transaction = presentTransaction(added, added.dates);
    if (added.isAnother) throw new AppError('TRANSACTION_CREATED_BEFORE', undefined, { transaction });
    if (added.isAlike) throw new AppError('TRANSACTION_ALIKE', undefined, { transaction });
    const typed = body.client_information;
    const notTaken = typed.client_type === 'Yes' ? fieldsNotTaken(typed, transaction.client_information) : [];
    const client = { notTaken, isTold: added.client.greetedAt !== null };
    const contract = presentContract(await findKeptContract(db, added.transaction.id));
    return { message: 'Transaction Created Successfully', result: { transaction, client, contract } };
  });

  route(app, updateTransaction, async ({ params, body, session }) => {
    const updated = await update(tools, memberOf(session.person), params.id, body);
    const transaction = presentTransaction(updated, updated.dates);
    if (updated.isStale) {
      const changedBy = await findLastChange(db, updated.transaction);
      throw new AppError('TRANSACTION_CHANGED', undefined, { transaction, changedBy });
    }
    return { message: updateMessage(body), result: { updatedTransaction: transaction } };
  });

  route(app, reopenTransaction, async ({ params, body, session }) => {
    const reopened = await reopen(tools, memberOf(session.person), params.id, body.version);
    const transaction = presentTransaction(reopened, reopened.dates);
    if (reopened.isStale) {
      const changedBy = await findLastChange(db, reopened.transaction);
      throw new AppError('TRANSACTION_CHANGED', undefined, { transaction, changedBy });
    }
    return { message: 'Update successful!', result: { updatedTransaction: transaction } };
  });

  route(app, listTransactions, async ({ params, query, session }) => {
    const { contract_type: contractType, status, limit = TRANSACTION_PAGE_MAX, cursor } = query;
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const filter = { contractType, status, after, limit: limit + 1 };
    const found = await list(tools, memberOf(session.person), params.userId, filter);
    return { result: presentPage(found, limit) };
  });

  route(app, getTransaction, async ({ params, session }) => {
    const member = memberOf(session.person);
    const { found, share } = await readBy(db, member, await findTransaction(db, params.id));
    // read after the transaction: dates of a later version only make an edit of them stale, never the reverse
    const dates = await datesOfTransaction(db, params.id);
    // a lender cannot invite anybody to a transaction of another company
    if (share)
      return {
        result: { transactions: presentForLender(found, dates, share), invites: [], contract: null, pictures: [] },
      };
    const invites = presentInvites(await codesOf(db, member.id), member.role, config.publicOrigin);
    const contract = presentContract(await findKeptContract(db, params.id));
    const pictures = presentPictures(params.id, await findPicturesOf(db, params.id));
    return { result: { transactions: presentTransaction(found, dates), invites, contract, pictures } };
  });

  route(app, searchTransactions, async ({ query, session }) => {
    const found = await search(tools, memberOf(session.person), query.q);
    const transactions = found.map((one) => (one.share ? presentFoundForLender(one, one.share) : presentFound(one)));
    return { result: { transactions } };
  });
}

/** A page of `limit` transactions from a query that fetched one more, to know whether another page follows. */
function presentPage(found: readonly ListedOrShared[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    transactions: page.map((one) =>
      one.share ? presentForLender(one, one.dates, one.share) : presentTransaction(one, one.dates),
    ),
    nextCursor: last && found.length > limit ? writeCursor(placeOf(last)) : null,
  };
}

/** spec § 8: a notification has a success message of its own, misspelled in the spec. */
function updateMessage({ version: _version, ...change }: z.output<typeof transactionUpdateBody>): string {
  return Object.keys(change).join() === 'notification' ? 'Scheduled Notification Succesfully' : 'Update successful!';
}
