/** Transactions with their dates, clients, contracts, explanations, lenders, questions and news. */
export { deleteRemovedEventsBefore } from './calendar/calendar-events.repository';
export { CANCELED_MS } from './calendar/use-cases/read-feed';
export { findOrInsertClient } from './clients/clients.repository';
export { closingOf } from './closing-of';
export { datesOfTransaction, insertDates, type TransactionDate } from './contract-dates.repository';
export { type DueList, listDueDeadlines } from './due-deadlines/use-cases/list-due-deadlines';
export { type ExplainCount, explainCounts } from './explain-counts.repository';
export { type ExplainDeadline, explainDeadlines } from './explanations/use-cases/explain-deadlines';
export { invitationsExpiredBetween, transactionsReadBy } from './lenders/lenders.repository';
export { findShare } from './lenders/shared-transactions.repository';
export { isSeenSince, scopeOfParts, type ScopeInSql } from './policies/transaction.sql';
export { renewNextDueOfLenders } from './lenders/use-cases/renew-next-due';
export { activeMutedBy, isMuted, mutesOf, setMuted } from './mutes/mutes.repository';
export { nextDueOf } from './next-due';
export { presentNotice } from './notices/notices.presenter';
export {
  countUnreadNotices,
  findNotices,
  hasNoticeSince,
  markNoticesRead,
  type ShownNotice,
} from './notices/notices.repository';
export {
  announce,
  type Announcement,
  NOTHING_TO_TELL,
  storeNotices,
  type TellTools,
} from './notices/use-cases/tell-people';
export { isReminded } from './policies/team';
export {
  countActiveTransactions,
  findTransaction,
  insertTransaction,
  lockTransaction,
  lockTransactions,
  type TransactionRow,
} from './transactions.repository';
export { measureReadings } from './readings/measure-readings.repository';
export { readContracts } from './readings/use-cases/read-contracts';
export { CONTRACT_WAITS } from './readings/wakes';
export { removeOldContracts } from './readings/use-cases/remove-contracts';
export { changedBy, readBy } from './policies/check-transaction';
export { settleClosings } from './use-cases/close-and-reopen';
export { endWorkOf, lockWorkOf } from './use-cases/end-work-of';
export { changeLocked } from './use-cases/update-transaction';
export type { ChangeTools } from './use-cases/store-change';
