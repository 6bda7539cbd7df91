/** The tables of transactions that other contexts may join, and reference by a foreign key. */
export { clients } from './clients/clients.table';
export { contractDates } from './contract-dates.table';
export { transactionLenders } from './lenders/transaction-lenders.table';
export { transactions } from './transactions.table';
