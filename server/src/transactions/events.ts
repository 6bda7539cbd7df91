/** The events of transactions, each in the database transaction of the change. `server/src/contexts.ts` lists the listeners. */
export interface TransactionsEvents {
  /** Dates, status, notification or readers of transactions have changed. */
  transactionsChanged: { transactionIds: readonly string[]; now: Date };
  /** A person no longer sees these dates of a transaction that they still read. */
  datesHidden: { transactionId: string; personId: string; dateIds: readonly string[] };
  /** These people read more transactions, or fewer, than before. */
  accessChanged: { personIds: readonly string[] };
}
