/** The events of transactions, each in the database transaction of the change. `server/src/contexts.ts` lists the listeners. */
export interface TransactionsEvents {
  /** Transactions were entered or edited, or their readers have changed, or the dates that these see. */
  transactionsChanged: { transactionIds: readonly string[]; now: Date };
  /** A person no longer sees these dates of a transaction that they still read. */
  datesHidden: { transactionId: string; personId: string; dateIds: readonly string[] };
  /** These lenders may write to others than before: their access began or ended, or a transaction closed or reopened. */
  accessChanged: { personIds: readonly string[] };
}
