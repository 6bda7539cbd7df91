/** Strings of the client step; those of spec § 2.7 to the letter. */
export const copy = {
  notStated: 'We could not tell from the contract who your client is. Please choose or enter them.',
  isNew: 'Is this client new?',
  yes: 'Yes',
  no: 'No',
  name: 'Client Name',
  phone: 'Phone Number',
  phoneHint: 'Optional; 10 digits',
  email: 'Email Address',

  clients: 'Your clients',
  find: 'Find a client',
  selected: (name: string) => `Selected: ${name}`,
  noClients: 'No clients found.',
  found: (count: number, hasMore: boolean) => {
    if (count === 0) return 'No clients found.';
    return `${count === 1 ? '1 client' : `${count} clients`} found${hasMore ? ', more available' : ''}`;
  },
  noClientsYet: 'Answer Yes to enter a new one.',
  failed: 'Your clients could not be loaded.',
  entriesStay: 'Your entries are still here.',

  seeDetails: 'See Details',
  seeDetailsOf: (name: string) => `See Details of ${name}`,
  details: { phone: 'Phone', email: 'Email', transactions: 'Transactions' },
  notGiven: 'Not given',
  noTransactions: 'None yet',
  done: 'Done',
} as const;
