import type { WizardStep } from './wizard-state';

/** The wizard's words; those of spec § 2.7, § 8 to the letter. */
export const copy = {
  title: 'Create New Transaction',
  steps: {
    listing: 'Listing Information',
    client: 'Client Information',
    dates: 'Add Contract Dates',
    columns: 'Select Title and Select Dates',
    review: 'Review Contract Dates',
  } satisfies Record<WizardStep, string>,
  validationTitle: 'Validation Error',
  validationMessage: 'Please fill in all required fields correctly.',
  isNew: 'Is this client new?',
  noClients: 'No clients found.',
  clientsOfEmployees: 'A client comes with their first transaction, which the person you work for enters.',
  clientsOfOthers: 'Answer Yes to enter a new one.',
  contractType: 'Contract type',
  byHand: 'Add Dates Manually',
  uploadFailed: 'Upload failed!',
  created: 'Transaction Created Successfully',
  notTold: 'No mail went out to the client: too many new clients were told today.',
} as const;
