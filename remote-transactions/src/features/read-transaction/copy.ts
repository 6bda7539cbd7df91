/** Strings of a transaction's page; those of spec § 2.8 to the letter. */
export const copy = {
  title: 'Transaction',
  thisTransaction: 'This transaction',
  loading: 'Loading the transaction',
  email: 'Email',
  phone: 'Phone',
  closing: 'Closing',
  messageClient: 'Message client',
  notFoundTitle: 'This transaction could not be found',
  notFound: 'The address may be mistyped, or the transaction may belong to somebody else.',
  lostTitle: 'This transaction is no longer available',
  lost: 'You no longer have access to it, or it was removed.',
  toDashboard: 'Go to the dashboard',
} as const;
